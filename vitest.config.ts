import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Multiplies all timeouts; set when failed tests are rerun. */
const patience = Number(process.env.TEST_PATIENCE ?? 1)

const shared = {
  environment: 'node' as const,
  // The timeouts exist only to end hanging tests. Tests must also pass on a machine three times slower.
  testTimeout: 180_000 * patience,
  hookTimeout: 300_000 * patience,
  pool: 'forks' as const,
  // One more than the cores of the reference machine, because test files often wait for the database.
  maxWorkers: 3,
  setupFiles: ['./tests/support/fixtures/seeded-properties.ts'],
}
/** Code in the test process runs at a fixed instant; services started by tests use the machine's clock. */
const dated = { setupFiles: [...shared.setupFiles, './tests/support/fixtures/fixed-instant.ts'] }
/** Matches tests that change state shared by all modules of a process: environment, globals, module order. */
const CHANGES_THE_PROCESS =
  /process\.env|vi\.(stub|mock|spyOn|useFakeTimers|resetModules)|instrumentation-client/
const ownProcess = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests/unit', name))
  .filter((path) => path.endsWith('.test.ts') && CHANGES_THE_PROCESS.test(readFileSync(path, 'utf8')))

const withDatabase = { ...shared, globalSetup: './tests/support/servers/template-database.ts' }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...{ ...shared, ...dated, name: 'unit', include: ['tests/unit/**/*.test.ts'] },
          ...{ exclude: ownProcess, isolate: false },
        },
      },
      { test: { ...shared, ...dated, name: 'unit-own-process', include: ownProcess } },
      {
        test: {
          ...withDatabase,
          ...dated,
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
      { test: { ...withDatabase, ...dated, name: 'services', include: ['tests/services/**/*.test.ts'] } },
      { test: { ...withDatabase, ...dated, name: 'api', include: ['tests/api/**/*.test.ts'] } },
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
