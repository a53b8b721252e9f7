-- AlterTable
ALTER TABLE "Address" ADD COLUMN "since" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Candidate" ADD COLUMN "passed" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Candidate" ADD COLUMN "passedAt" BIGINT;

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN "list" TEXT;
ALTER TABLE "Outbox" ADD COLUMN "listKind" TEXT;

-- AlterTable
ALTER TABLE "Request" ADD COLUMN "byHand" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Request" SET "byHand" = true
WHERE "state" = 'written' AND json_extract("rest", '$.answers.conflict.value') = 'new'
  AND EXISTS (SELECT 1 FROM json_each("Request"."rest", '$.rivals') WHERE json_extract("value", '$.entry') IS NULL);

-- CreateTable
CREATE TABLE "Digest" (
    "address" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "dueAt" BIGINT NOT NULL,
    "from" BIGINT NOT NULL,
    "madeAt" BIGINT NOT NULL,
    "outbox" TEXT NOT NULL,
    "dropped" INTEGER NOT NULL,

    PRIMARY KEY ("address", "date")
);

-- CreateIndex
CREATE INDEX "Digest_date_idx" ON "Digest"("date");

-- CreateIndex
CREATE INDEX "Outbox_listKind_createdAt_idx" ON "Outbox"("listKind", "createdAt");

-- CreateIndex
CREATE INDEX "Request_state_settledAt_idx" ON "Request"("state", "settledAt");

-- CreateIndex
CREATE INDEX "Request_promised_state_idx" ON "Request"("promised", "state");

-- CreateIndex
CREATE INDEX "Request_byHand_idx" ON "Request"("byHand");
