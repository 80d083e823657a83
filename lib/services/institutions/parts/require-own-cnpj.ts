import type { Connection } from '#db/client.ts'
import { findInstitutionOfCnpj } from '#db/queries/institutions/institutions.ts'
import { DomainError } from '#lib/domain/errors.ts'

/** Rejects a CNPJ that another institution uses; call `lockInstitutions` first. @throws cnpj_taken */
export const requireOwnCnpj = async (
  tx: Connection,
  institution: { code: string; cnpj: string },
): Promise<void> => {
  const other = await findInstitutionOfCnpj(tx, institution)
  if (other)
    throw new DomainError('cnpj_taken', { cnpj: institution.cnpj, name: other.name, code: other.code })
}
