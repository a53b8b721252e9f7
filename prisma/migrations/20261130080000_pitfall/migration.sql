-- AlterTable
ALTER TABLE "Candidate" ADD COLUMN "key" TEXT;
ALTER TABLE "Candidate" ADD COLUMN "fields" TEXT NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "transcript" TEXT;
ALTER TABLE "Session" ADD COLUMN "dueAt" BIGINT;

-- CreateIndex
CREATE INDEX "Candidate_workspace_key_idx" ON "Candidate"("workspace", "key");

-- CreateIndex
CREATE INDEX "Event_session_at_idx" ON "Event"("session", "at");

-- CreateIndex
CREATE INDEX "Request_candidate_idx" ON "Request"("candidate");

-- CreateIndex
CREATE INDEX "Session_dueAt_idx" ON "Session"("dueAt");
