import { describeError, logger } from '#lib/config/logger'
import { DomainError } from '#lib/domain/errors'

/**
 * Logs why the storage did not do its work and returns what the caller gets:
 * `document_storage_unavailable`.
 */
export const storageFailure = (cause: unknown, known: Record<string, unknown> = {}): DomainError => {
  logger.error(
    { ...(cause !== null && describeError(cause)), ...known },
    'the document storage does not work',
  )
  return new DomainError('document_storage_unavailable', { headers: { 'Retry-After': '5' } })
}
