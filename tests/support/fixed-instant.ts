import { setClockShift } from '#lib/config/clock.ts'
import { TEST_INSTANT } from './test-environment.ts'

/** The product's clock starts at a fixed instant in every test process, so that no test depends on today. */
const parentShift = process.env.TEST_CLOCK_SHIFT_MS
setClockShift(parentShift ? Number(parentShift) : Date.parse(TEST_INSTANT) - Date.now())
