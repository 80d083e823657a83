import type { Connection } from '#db/client.ts'
import { findInstitution, listInstitutions } from '#db/queries/institutions/institutions.ts'
import { DomainError } from '#lib/domain/errors.ts'

/** Rejects a filter by an unknown institution; an inactive one is allowed. @throws provider_not_supported */
export const requireKnownInstitution = async (tx: Connection, code: string | undefined): Promise<void> => {
  if (code === undefined || (await findInstitution(tx, code))) return
  const allowed = (await listInstitutions(tx)).map((row) => row.code)
  throw new DomainError('provider_not_supported', { provider: code, allowed })
}
