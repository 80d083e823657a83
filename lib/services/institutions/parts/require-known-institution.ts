import type { Connection } from '#db/client'
import { findInstitution, listInstitutions } from '#db/queries/institutions'
import { DomainError } from '#lib/domain/errors'

/**
 * Refuses to filter by an institution that never was: the list would be empty and nobody would know why. One
 * that is switched off is known, since lists show the past.
 * @throws provider_not_supported (with the codes `allowed`)
 */
export const requireKnownInstitution = async (tx: Connection, code: string | undefined): Promise<void> => {
  if (code === undefined || (await findInstitution(tx, code))) return
  const allowed = (await listInstitutions(tx)).map((row) => row.code)
  throw new DomainError('provider_not_supported', { provider: code, allowed })
}
