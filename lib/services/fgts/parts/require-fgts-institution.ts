import type { Connection } from '#db/client'
import type { InstitutionRow } from '#db/queries/institutions'
import { requireInstitution } from '#lib/services/institutions/parts/require-institution'

/**
 * The institution of a code if it can be asked for FGTS now.
 * @throws provider_not_supported (unknown or switched off, with the codes `allowed`), product_not_supported
 */
export const requireFgtsInstitution = (tx: Connection, code: string): Promise<InstitutionRow> =>
  requireInstitution(tx, code, 'fgts')
