import { defineConfig } from 'prisma/config'

// Without this the Prisma CLI tries to download a schema engine, which `generate` never uses.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
