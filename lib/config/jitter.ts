const JITTER = 0.25

/** Seconds with up to a quarter added, so that waiting jobs do not all return at once. */
export const withJitter = (seconds: number): number => Math.ceil(seconds * (1 + Math.random() * JITTER))
