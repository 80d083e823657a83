import type { Connection } from '#db/client'
import { findInstitution, type InstitutionRow, listInstitutions } from '#db/queries/institutions'
import { DomainError } from '#lib/domain/errors'

/**
 * The institution of a code if it can be asked for FGTS now.
 * @throws provider_not_supported (unknown or switched off, with the codes `allowed`), product_not_supported
 */
export const requireFgtsInstitution = async (tx: Connection, code: string): Promise<InstitutionRow> => {
  const institution = await findInstitution(tx, code)
  if (!institution?.active) {
    const allowed = (await listInstitutions(tx)).filter(offersFgts).map((row) => row.code)
    throw new DomainError('provider_not_supported', { provider: code, allowed })
  }
  if (!offersFgts(institution)) throw new DomainError('product_not_supported', { provider: code })
  return institution
}

const offersFgts = ({ active, products }: InstitutionRow) => active && products.includes('fgts')
