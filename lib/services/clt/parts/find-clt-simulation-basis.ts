import type { Connection } from '#db/client.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { findPriceTable } from '#db/queries/prices/price-tables.ts'
import { findOpenProposalIdOfConsult } from '#db/queries/proposals/proposals.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { withInsuranceChoice } from '#lib/domain/finance/insurance-choice.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { requireInstitution } from '#lib/services/institutions/shared/require-institution.ts'
import { relationshipsOf } from '#lib/services/prices/shared/customer-relationships.ts'
import { requireUsablePriceTable } from '#lib/services/prices/shared/require-usable-price-table.ts'
import { type ReadyCltConsult, requireReadyCltConsult } from './require-ready-clt-consult.ts'

export type CltSimulationSubject = {
  consultId: string
  priceTableId: string
  provider?: string | null | undefined
  isInsured?: boolean | undefined
}

export type CltSimulationBasis = {
  institution: Pick<InstitutionRow, 'settings'>
  consult: ReadyCltConsult
  table: PriceVersion
}

/** Checks consult, institution and price table. @throws the codes of `createCltSimulation` about these */
export const findCltSimulationBasis = async (
  tx: Connection,
  context: Context,
  subject: CltSimulationSubject,
): Promise<CltSimulationBasis> => {
  const { organizationId } = context
  const { consultId, priceTableId, provider } = subject
  const [consult, table, operationId] = await Promise.all([
    requireReadyCltConsult(tx, context, consultId),
    findPriceTable(tx, { organizationId, id: priceTableId }),
    findOpenProposalIdOfConsult(tx, { organizationId, consultId }),
  ])
  if (operationId !== undefined) throw new DomainError('consult_in_use', { operationId })
  const [institution, hasRelationship] = await Promise.all([
    requireInstitution(tx, context, { code: provider ?? consult.institutionCode, product: 'clt' }),
    relationshipsOf(tx, context, [consult.documentNumber]),
  ])
  if (provider && provider !== consult.institutionCode)
    throw new DomainError('consult_mismatch', { provider: consult.institutionCode })
  const { institutionCode } = consult
  const named = { table, product: 'clt', institutionCode } as const
  const fit = await requireUsablePriceTable(tx, context, named)
  const parameters = withRegistrationFeeOnce(
    withInsuranceChoice(fit.parameters, subject.isInsured),
    hasRelationship(consult),
  )
  return { institution, consult, table: { ...fit, parameters } }
}
