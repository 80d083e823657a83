let shiftMs = 0

/**
 * The present instant. The only place where the machine's clock is read; everything else is passed a time.
 */
export const now = (): Date => new Date(Date.now() + shiftMs)

/** An instant from a stored or received text or number; NaN dates are the caller's to refuse. */
export const instantOf = (value: string | number): Date => new Date(value)

/** `from` plus so many milliseconds. */
export const afterMs = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

/** Tests travel: from here on `now()` is this far from the machine's clock. */
export const setClockShift = (ms: number): void => {
  shiftMs = ms
}

/** How far `now()` is from the machine's clock, in milliseconds. */
export const clockShift = (): number => shiftMs
