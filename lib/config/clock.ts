let shiftMs = 0

/** The only function that reads the machine's clock, so that tests can shift the time. */
export const now = (): Date => new Date(Date.now() + shiftMs)

/** The result may be an invalid date, which callers must reject. */
export const instantOf = (value: string | number): Date => new Date(value)

export const afterMs = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

/** For tests: shifts `now()` by milliseconds from the machine's clock. */
export const setClockShift = (ms: number): void => {
  shiftMs = ms
}

export const clockShift = (): number => shiftMs
