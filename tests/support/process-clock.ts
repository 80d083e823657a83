import { join } from 'node:path'
import { clockShift } from '#lib/config/clock.ts'

export const processClock = (): Record<string, string> => ({
  NODE_OPTIONS: `--import=${join(process.cwd(), 'tests/support/fixed-instant.ts')}`,
  TEST_CLOCK_SHIFT_MS: String(clockShift()),
})
