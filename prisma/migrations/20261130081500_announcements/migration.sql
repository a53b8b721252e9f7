-- CreateTable
CREATE TABLE "Announcement" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "id" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "request" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "why" TEXT,
    "attempts" INTEGER NOT NULL,
    "notBefore" BIGINT NOT NULL,
    "createdAt" BIGINT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Announcement_id_key" ON "Announcement"("id");

-- CreateIndex
CREATE INDEX "Announcement_state_notBefore_idx" ON "Announcement"("state", "notBefore");

-- CreateIndex
CREATE INDEX "Announcement_request_idx" ON "Announcement"("request");
