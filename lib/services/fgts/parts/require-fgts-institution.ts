import type { Connection } from '#db/client'
import type { InstitutionRow } from '#db/queries/institutions'
import { requireInstitution } from '#lib/services/institutions/shared/require-institution'

/** Returns an institution that offers FGTS now. @throws provider_not_supported, product_not_supported */
export const requireFgtsInstitution = (tx: Connection, code: string): Promise<InstitutionRow> =>
  requireInstitution(tx, code, 'fgts')
