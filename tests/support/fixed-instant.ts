import { setClockShift } from '#lib/config/clock'
import { TEST_INSTANT } from './test-environment.ts'

/**
 * Setup of each test file: the product's clock starts at a stated instant and runs on from there, so that no
 * test knows what day it is.
 */
setClockShift(Date.parse(TEST_INSTANT) - Date.now())
