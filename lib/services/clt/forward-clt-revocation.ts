import { findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { findInstitutionReferenceOf } from '#db/queries/institutions/institution-references.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { withTransaction } from '#db/transaction.ts'
import { institutionOf } from '#lib/institutions/registry.ts'
import type { Context } from '#lib/services/context.ts'

/** Forwards nothing if the institution lacks the consult. @throws the `provider_` codes of `Institution` */
export const forwardCltRevocation = async (
  context: Context,
  { consultId }: { consultId: string },
): Promise<void> => {
  const { organizationId } = context
  const side = await withTransaction(context, async (tx) => {
    const consult = await findCltConsult(tx, { organizationId, id: consultId })
    const reference = await findInstitutionReferenceOf(tx, organizationId, {
      resourceType: 'clt_consult',
      resourceId: consultId,
    })
    const row = consult && (await findInstitution(tx, consult.institutionCode))
    return reference && row ? { row, externalId: reference.externalId } : undefined
  })
  if (side) await institutionOf(side.row, organizationId).revokeCltConsent(side.externalId)
}
