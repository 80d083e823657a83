import postgres from 'postgres'

/** Empty SQL fragment, shared because the driver creates a promise for each. Its client never connects. */
export const NOTHING = postgres({ max: 1 })``
