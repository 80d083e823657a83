import { afterMs, clockShift } from '#lib/config/clock'

/**
 * When a job is due by the clock of the tests: the database's own clock, which plans it, is the machine's.
 */
export const dueByTestClock = (runAt: Date): Date => afterMs(runAt, clockShift())
