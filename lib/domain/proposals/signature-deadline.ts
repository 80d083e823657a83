const SIGNATURE_DAYS = 7
const DAY_MS = 86_400_000

export const signatureDeadlineOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + SIGNATURE_DAYS * DAY_MS)
