import { DomainError } from '#lib/domain/errors.ts'

const MINUTE_MS = 60_000

export const signInLocked = (until: Date, at: Date) =>
  new DomainError('sign_in_locked', {
    minutes: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / MINUTE_MS)),
  })
