import { setClockShift } from '#lib/config/clock'
import { TEST_INSTANT } from './test-environment.ts'

/**
 * Setup of each test file and of the processes it starts: the product's clock starts at a stated instant and
 * runs on from there, so that no test knows what day it is.
 */
const parentShift = process.env.TEST_CLOCK_SHIFT_MS
setClockShift(parentShift ? Number(parentShift) : Date.parse(TEST_INSTANT) - Date.now())
