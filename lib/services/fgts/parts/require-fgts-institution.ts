import type { Connection } from '#db/client.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { requireInstitution } from '#lib/services/institutions/shared/require-institution.ts'

/** @throws provider_not_supported, product_not_supported */
export const requireFgtsInstitution = (tx: Connection, code: string): Promise<InstitutionRow> =>
  requireInstitution(tx, code, 'fgts')
