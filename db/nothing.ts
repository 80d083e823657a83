import postgres from 'postgres'

/**
 * Empty SQL fragment. All callers share it, because the driver creates a promise for each fragment. The
 * client behind the fragment never connects.
 */
export const NOTHING = postgres({ max: 1 })``
