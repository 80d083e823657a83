/** Stored responses of idempotency keys contain personal data, so they are deleted when they expire. */
export const IDEMPOTENCY_RETENTION_MS = 72 * 3_600_000
