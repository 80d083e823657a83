import { defineConfig } from '@playwright/test'
import { E2E_TO_START, E2E_WORKERS, e2eService } from '#tests/support/e2e/services.ts'

/** Factor for all timeouts. A rerun of failed tests sets a larger factor. */
const patience = Number(process.env.TEST_PATIENCE ?? 1)

const PACE = { SANDBOX_DELAY_SCALE: '0.2', RATE_LIMIT_PER_MINUTE: '100000', PASSWORD_COST: '64' }

/** For machines without a desktop, GPU or internet access. As root, Chrome cannot use its sandbox. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export default defineConfig({
  testDir: 'tests/e2e',
  // The timeouts exist only to end hanging tests. Tests must also pass on a machine three times slower.
  timeout: 300_000 * patience,
  expect: { timeout: 45_000 * patience },
  workers: E2E_WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: e2eService().origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Tracing costs a tenth of the time, so failures are traced only on demand.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: flags,
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
  },
  webServer: E2E_TO_START.map(({ port, origin, dataDir }) => ({
    command: 'node scripts/start.mjs',
    // Polls a page, because the API answers before the pages are ready.
    url: `${origin}/login`,
    timeout: 600_000 * patience,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: dataDir, ...PACE },
  })),
})
