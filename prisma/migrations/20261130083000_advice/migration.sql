-- CreateTable
CREATE TABLE "Advice" (
    "workspace" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "ask" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "answer" TEXT,
    "at" BIGINT NOT NULL,

    PRIMARY KEY ("workspace", "textHash", "ask", "about")
);

-- CreateIndex
CREATE INDEX "Advice_at_idx" ON "Advice"("at");
