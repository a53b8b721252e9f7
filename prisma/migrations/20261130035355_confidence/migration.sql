-- AlterTable
ALTER TABLE "Entry" ADD COLUMN "decayType" TEXT NOT NULL DEFAULT 'business_rule';
ALTER TABLE "Entry" ADD COLUMN "confirmed" TEXT NOT NULL DEFAULT '1970-01-01';
ALTER TABLE "Entry" ADD COLUMN "C0" REAL NOT NULL DEFAULT 1;
ALTER TABLE "Entry" ADD COLUMN "alpha" REAL NOT NULL DEFAULT 0;
ALTER TABLE "Entry" ADD COLUMN "beta" REAL NOT NULL DEFAULT 0;
ALTER TABLE "Entry" ADD COLUMN "askAfter" BIGINT;
UPDATE "Entry" SET "confirmed" = strftime('%Y-%m-%d', "writtenAt" / 1000, 'unixepoch');

-- AlterTable
ALTER TABLE "Sighting" ADD COLUMN "files" TEXT NOT NULL DEFAULT '[]';
