-- CreateTable
CREATE TABLE "Update" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "channel" TEXT NOT NULL,
    "bot" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "incoming" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "at" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Event" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "agent" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "session" TEXT NOT NULL,
    "workspace" TEXT,
    "path" TEXT,
    "at" BIGINT NOT NULL,
    "detail" TEXT
);

-- CreateTable
CREATE TABLE "Session" (
    "agent" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "workspace" TEXT,
    "startedAt" BIGINT NOT NULL,
    "lastAt" BIGINT NOT NULL,
    "ended" BOOLEAN NOT NULL,

    PRIMARY KEY ("agent", "id")
);

-- CreateTable
CREATE TABLE "Candidate" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "id" TEXT NOT NULL,
    "workspace" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "text" TEXT,
    "kind" TEXT NOT NULL,
    "urgency" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reasons" TEXT NOT NULL,
    "createdAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Sighting" (
    "candidate" TEXT NOT NULL,
    "session" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "at" BIGINT NOT NULL,

    PRIMARY KEY ("candidate", "session"),
    CONSTRAINT "Sighting_candidate_fkey" FOREIGN KEY ("candidate") REFERENCES "Candidate" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Request" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "ulid" TEXT NOT NULL,
    "workspace" TEXT NOT NULL,
    "candidate" TEXT,
    "kind" TEXT NOT NULL,
    "trigger" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "question" TEXT,
    "revision" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "urgency" TEXT NOT NULL,
    "importance" TEXT NOT NULL,
    "risk" TEXT NOT NULL,
    "promised" BOOLEAN NOT NULL,
    "tries" INTEGER NOT NULL,
    "takesOutEntry" TEXT,
    "commitState" TEXT,
    "openedAt" BIGINT,
    "createdAt" BIGINT NOT NULL,
    "askedAt" BIGINT,
    "settledAt" BIGINT,
    "dueAt" BIGINT,
    "rest" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Delivery" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "id" TEXT NOT NULL,
    "request" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "chat" TEXT NOT NULL,
    "message" TEXT,
    "wanted" INTEGER NOT NULL,
    "shown" INTEGER NOT NULL,
    "behind" BOOLEAN NOT NULL,
    "superseded" BOOLEAN NOT NULL,
    "lost" TEXT,
    "slot" TEXT,
    "slotAt" BIGINT,
    "silent" BOOLEAN NOT NULL,
    "attempts" INTEGER NOT NULL,
    "notBefore" BIGINT NOT NULL,
    "createdAt" BIGINT NOT NULL,
    CONSTRAINT "Delivery_request_fkey" FOREIGN KEY ("request") REFERENCES "Request" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Outbox" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "id" TEXT NOT NULL,
    "address" TEXT,
    "channel" TEXT NOT NULL,
    "chat" TEXT NOT NULL,
    "topic" TEXT,
    "card" TEXT NOT NULL,
    "prompt" TEXT,
    "binding" TEXT,
    "bindingFor" TEXT,
    "replyTo" TEXT,
    "silent" BOOLEAN NOT NULL,
    "message" TEXT,
    "state" TEXT NOT NULL,
    "why" TEXT,
    "attempts" INTEGER NOT NULL,
    "notBefore" BIGINT NOT NULL,
    "createdAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Decision" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "id" TEXT NOT NULL,
    "request" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "move" TEXT NOT NULL,
    "value" TEXT,
    "by" TEXT NOT NULL,
    "byName" TEXT NOT NULL,
    "via" TEXT NOT NULL,
    "at" BIGINT NOT NULL,
    "outcome" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "blockHash" TEXT,
    CONSTRAINT "Decision_request_fkey" FOREIGN KEY ("request") REFERENCES "Request" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Audit" (
    "chain" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "prev" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" BIGINT NOT NULL,
    "body" TEXT NOT NULL,

    PRIMARY KEY ("chain", "seq")
);

-- CreateTable
CREATE TABLE "Intent" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "id" TEXT NOT NULL,
    "request" INTEGER NOT NULL,
    "order" TEXT NOT NULL,
    "progress" TEXT,
    "state" TEXT NOT NULL,
    "startedAt" BIGINT NOT NULL,
    CONSTRAINT "Intent_request_fkey" FOREIGN KEY ("request") REFERENCES "Request" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Entry" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "id" TEXT NOT NULL,
    "request" INTEGER NOT NULL,
    "workspace" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "block" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "writtenAt" BIGINT NOT NULL,
    "removedBy" TEXT,
    CONSTRAINT "Entry_request_fkey" FOREIGN KEY ("request") REFERENCES "Request" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Pair" (
    "workspace" TEXT NOT NULL,
    "a" TEXT NOT NULL,
    "b" TEXT NOT NULL,
    "at" BIGINT NOT NULL,

    PRIMARY KEY ("workspace", "a", "b")
);

-- CreateTable
CREATE TABLE "Account" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "locale" TEXT,
    "seenAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Workspace" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "path" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "registeredAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Address" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "channel" TEXT NOT NULL,
    "chat" TEXT NOT NULL,
    "topic" TEXT,
    "locale" TEXT,
    "reachable" BOOLEAN NOT NULL,
    "unreachableWhy" TEXT,
    "movedFrom" TEXT,
    "mutedUntil" BIGINT
);

-- CreateTable
CREATE TABLE "Stamp" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "token" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "Update_state_seq_idx" ON "Update"("state", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "Update_channel_bot_id_key" ON "Update"("channel", "bot", "id");

-- CreateIndex
CREATE INDEX "Event_at_idx" ON "Event"("at");

-- CreateIndex
CREATE INDEX "Event_path_at_idx" ON "Event"("path", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Candidate_id_key" ON "Candidate"("id");

-- CreateIndex
CREATE INDEX "Candidate_workspace_textHash_createdAt_idx" ON "Candidate"("workspace", "textHash", "createdAt");

-- CreateIndex
CREATE INDEX "Candidate_workspace_state_idx" ON "Candidate"("workspace", "state");

-- CreateIndex
CREATE INDEX "Candidate_state_createdAt_idx" ON "Candidate"("state", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Request_ulid_key" ON "Request"("ulid");

-- CreateIndex
CREATE INDEX "Request_state_number_idx" ON "Request"("state", "number");

-- CreateIndex
CREATE INDEX "Request_workspace_state_number_idx" ON "Request"("workspace", "state", "number");

-- CreateIndex
CREATE INDEX "Request_workspace_textHash_number_idx" ON "Request"("workspace", "textHash", "number");

-- CreateIndex
CREATE INDEX "Request_dueAt_idx" ON "Request"("dueAt");

-- CreateIndex
CREATE INDEX "Request_takesOutEntry_idx" ON "Request"("takesOutEntry");

-- CreateIndex
CREATE INDEX "Request_commitState_idx" ON "Request"("commitState");

-- CreateIndex
CREATE UNIQUE INDEX "Delivery_id_key" ON "Delivery"("id");

-- CreateIndex
CREATE INDEX "Delivery_request_idx" ON "Delivery"("request");

-- CreateIndex
CREATE INDEX "Delivery_channel_chat_message_idx" ON "Delivery"("channel", "chat", "message");

-- CreateIndex
CREATE INDEX "Delivery_address_slot_slotAt_idx" ON "Delivery"("address", "slot", "slotAt");

-- CreateIndex
CREATE INDEX "Delivery_behind_notBefore_idx" ON "Delivery"("behind", "notBefore");

-- CreateIndex
CREATE UNIQUE INDEX "Outbox_id_key" ON "Outbox"("id");

-- CreateIndex
CREATE INDEX "Outbox_state_notBefore_idx" ON "Outbox"("state", "notBefore");

-- CreateIndex
CREATE INDEX "Outbox_channel_chat_message_idx" ON "Outbox"("channel", "chat", "message");

-- CreateIndex
CREATE INDEX "Outbox_channel_chat_bindingFor_idx" ON "Outbox"("channel", "chat", "bindingFor");

-- CreateIndex
CREATE UNIQUE INDEX "Decision_id_key" ON "Decision"("id");

-- CreateIndex
CREATE INDEX "Decision_request_idx" ON "Decision"("request");

-- CreateIndex
CREATE INDEX "Decision_at_idx" ON "Decision"("at");

-- CreateIndex
CREATE INDEX "Audit_at_idx" ON "Audit"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Intent_id_key" ON "Intent"("id");

-- CreateIndex
CREATE UNIQUE INDEX "Intent_request_key" ON "Intent"("request");

-- CreateIndex
CREATE INDEX "Intent_state_idx" ON "Intent"("state");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_id_key" ON "Entry"("id");

-- CreateIndex
CREATE INDEX "Entry_request_idx" ON "Entry"("request");

-- CreateIndex
CREATE INDEX "Entry_workspace_textHash_idx" ON "Entry"("workspace", "textHash");
