import { defineConfig } from 'vitest/config'

const shared = {
  environment: 'node' as const,
  // Limits end what hangs: a machine three times slower proves the same.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  pool: 'forks' as const,
}
/** One more than the cores the runs are measured on: a file often waits for its database. */
const withDatabase = { ...shared, globalSetup: './tests/support/template-database.ts', maxWorkers: 3 }

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { ...withDatabase, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { test: { ...withDatabase, name: 'services', include: ['tests/services/**/*.test.ts'] } },
      { test: { ...withDatabase, name: 'api', include: ['tests/api/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'programs',
          include: ['tests/programs/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
})
