import { join } from 'node:path'

/** Two workers, each with its own service, run tests in parallel without disturbing each other. */
export const E2E_WORKERS = process.env.E2E_ORIGIN || process.env.E2E_WORKERS === '1' ? 1 : 2

export type E2eService = { port: number; origin: string; dataDir: string }

const [first = 3998, second = first + 1] = (process.env.E2E_PORTS ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number)
const folder = process.env.E2E_DATA_DIR ?? '.data/e2e'

const serviceAt = (place: number, port: number): E2eService => ({
  port,
  origin: `http://localhost:${port}`,
  dataDir: join(folder, `service-${place}`),
})

const E2E_SERVICES: readonly [E2eService, E2eService] = [serviceAt(0, first), serviceAt(1, second)]

const runningService: E2eService | undefined = process.env.E2E_ORIGIN
  ? { port: Number(new URL(process.env.E2E_ORIGIN).port), origin: process.env.E2E_ORIGIN, dataDir: folder }
  : undefined

export const E2E_TO_START: readonly E2eService[] = runningService ? [] : E2E_SERVICES.slice(0, E2E_WORKERS)

/** Playwright sets TEST_PARALLEL_INDEX to the number of the worker. */
export const e2eService = (): E2eService =>
  runningService ?? (process.env.TEST_PARALLEL_INDEX === '1' ? E2E_SERVICES[1] : E2E_SERVICES[0])
