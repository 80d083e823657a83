import { join } from 'node:path'
import { clockShift } from '#lib/config/clock'

/** Settings with which a process that is started has the clock of the test that starts it. */
export const processClock = (): Record<string, string> => ({
  NODE_OPTIONS: `--import=${join(process.cwd(), 'tests/support/fixed-instant.ts')}`,
  TEST_CLOCK_SHIFT_MS: String(clockShift()),
})
