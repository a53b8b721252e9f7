-- CreateTable
CREATE TABLE "SkillUse" (
    "workspace" TEXT NOT NULL,
    "session" TEXT NOT NULL,
    "skill" TEXT NOT NULL,
    "at" BIGINT NOT NULL,

    PRIMARY KEY ("workspace", "session", "skill")
);

-- CreateIndex
CREATE INDEX "SkillUse_at_idx" ON "SkillUse"("at");
