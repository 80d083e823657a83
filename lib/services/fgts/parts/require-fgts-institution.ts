import type { Connection } from '#db/client.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import type { Context } from '#lib/services/context.ts'
import { requireInstitution } from '#lib/services/institutions/shared/require-institution.ts'

/** @throws provider_not_supported, product_not_supported */
export const requireFgtsInstitution = (
  tx: Connection,
  context: Context,
  code: string,
): Promise<InstitutionRow> => requireInstitution(tx, context, { code, product: 'fgts' })
