-- CreateIndex
CREATE INDEX "Request_trigger_urgency_tier_number_idx" ON "Request"("trigger", "urgency", "tier", "number");
