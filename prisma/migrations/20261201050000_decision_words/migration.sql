-- AlterTable
ALTER TABLE "Decision" ADD COLUMN "text" TEXT;

-- AlterTable
ALTER TABLE "Decision" ADD COLUMN "target" TEXT;
