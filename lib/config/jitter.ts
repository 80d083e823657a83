const JITTER = 0.25

/** Adds up to a quarter, so that waiting jobs do not all run again at once. */
export const withJitter = (seconds: number): number => Math.ceil(seconds * (1 + Math.random() * JITTER))
