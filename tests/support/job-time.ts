import { afterMs, clockShift } from '#lib/config/clock.ts'

/** Due time of a job by the clock of the tests; the database plans it by the machine's clock. */
export const dueByTestClock = (runAt: Date): Date => afterMs(runAt, clockShift())
