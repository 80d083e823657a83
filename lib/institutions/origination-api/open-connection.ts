import {
  type ConnectionKey,
  findInstitutionConnection,
  type InstitutionConnectionRow,
} from '#db/queries/institutions/institution-connections.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { withTransaction } from '#db/transaction.ts'
import { decryptConnectionSecret } from '#lib/config/connection-secret.ts'
import { DomainError } from '#lib/domain/errors.ts'

export type OpenConnection = {
  key: ConnectionKey
  row: InstitutionConnectionRow
  clientSecret: string
  timeoutMs: number
  /** True for an address and credentials that are only tested; their outages are not counted. */
  isTrial?: boolean
}

/** Pause after which a job checks again whether the connection was resumed. */
const PAUSED_SECONDS = 60

/** Reads the connection of an organization. @throws provider_unavailable if there is none or it is paused */
export const openConnection = async (
  institution: InstitutionRow,
  organizationId: string,
): Promise<OpenConnection> => {
  const key = { organizationId, institutionCode: institution.code }
  const row = await withTransaction({ organizationId }, (tx) => findInstitutionConnection(tx, key))
  if (row?.state !== 'active')
    throw new DomainError('provider_unavailable', { retryAfterSeconds: PAUSED_SECONDS })
  return connectionOf(institution, row)
}

export const connectionOf = (
  institution: Pick<InstitutionRow, 'settings'>,
  row: InstitutionConnectionRow,
): OpenConnection => ({
  key: { organizationId: row.organizationId, institutionCode: row.institutionCode },
  row,
  clientSecret: decryptConnectionSecret(row.sealedClientSecret),
  timeoutMs: institution.settings.callTimeoutSeconds * 1000,
})
