-- AlterTable
ALTER TABLE "Account" ADD COLUMN "roles" TEXT;
ALTER TABLE "Account" ADD COLUMN "rolesAt" BIGINT;
