import postgres from 'postgres'

/** Shared, because the driver creates a promise for each fragment. Its client never connects. */
export const NOTHING = postgres({ max: 1 })``
