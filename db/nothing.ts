import postgres from 'postgres'

/**
 * Empty fragment of a statement, shared because each fragment that the driver makes costs a promise. Its
 * client never connects.
 */
export const NOTHING = postgres({ max: 1 })``
