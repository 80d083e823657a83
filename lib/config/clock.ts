let shiftMs = 0

/** The only place that reads the machine's clock; everything else is passed a time. */
export const now = (): Date => new Date(Date.now() + shiftMs)

/** The result may be an invalid date, which callers must refuse. */
export const instantOf = (value: string | number): Date => new Date(value)

export const afterMs = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

/** For tests: shifts `now()` from the machine's clock (milliseconds). */
export const setClockShift = (ms: number): void => {
  shiftMs = ms
}

export const clockShift = (): number => shiftMs
