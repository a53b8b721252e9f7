-- CreateTable
CREATE TABLE "Drift" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "workspace" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "lines" TEXT NOT NULL,
    "changedBlocks" TEXT NOT NULL,
    "notices" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Drift_workspace_path_key" ON "Drift"("workspace", "path");
