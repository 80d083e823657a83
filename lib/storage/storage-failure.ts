import { describeError, logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'

export const storageFailure = (cause: unknown, details: Record<string, unknown> = {}): DomainError => {
  logger.error(
    { ...(cause !== null && describeError(cause)), ...details },
    'the document storage does not work',
  )
  return new DomainError('document_storage_unavailable', { retryAfterSeconds: 5 })
}
