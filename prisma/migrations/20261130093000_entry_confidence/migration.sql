-- CreateIndex
CREATE INDEX "Entry_standing_confidence_idx" ON "Entry"("workspace", "removedBy", "decayType", "confirmed", "C0", "alpha", "beta", "request", "askAfter");
