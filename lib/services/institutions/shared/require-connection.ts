import type { Connection } from '#db/client.ts'
import {
  findInstitutionConnection,
  type InstitutionConnectionRow,
} from '#db/queries/institutions/institution-connections.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

export type Connected = { institution: InstitutionRow; connection: InstitutionConnectionRow }

/** @throws connection_not_usable */
export const requireConnection = async (
  tx: Connection,
  { organizationId }: Pick<Context, 'organizationId'>,
  institutionCode: string,
): Promise<Connected> => {
  const institution = await findInstitution(tx, institutionCode)
  const connection = await findInstitutionConnection(tx, { organizationId, institutionCode })
  if (!institution || connection?.state !== 'active') throw new DomainError('connection_not_usable')
  return { institution, connection }
}
