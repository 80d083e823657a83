import type { Connection } from '#db/client.ts'
import { type CustomerContractRow, listCustomerContracts } from '#db/queries/customers/customer-contracts.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { FgtsPledge } from '#lib/domain/fgts/pledges.ts'
import type { Context } from '#lib/services/context.ts'

/** Groups the FGTS contracts by the customer's CPF. */
export const pledgesAmong = (contracts: readonly CustomerContractRow[]): Map<string, FgtsPledge[]> => {
  const pledges = new Map<string, FgtsPledge[]>()
  for (const { documentNumber, product, proposalId, contractNumber, createdAt, dueDates } of contracts) {
    if (product !== 'fgts') continue
    const pledge = { proposalId, contractNumber, dueDates, contractedOn: dayInSaoPaulo(createdAt) }
    pledges.set(documentNumber, [...(pledges.get(documentNumber) ?? []), pledge])
  }
  return pledges
}

export const pledgesByDocument = async (
  tx: Connection,
  { organizationId }: Pick<Context, 'organizationId'>,
  documentNumbers: readonly string[],
): Promise<Map<string, FgtsPledge[]>> =>
  pledgesAmong(
    await listCustomerContracts(tx, { organizationId, documentNumbers: [...new Set(documentNumbers)] }),
  )

export const pledgesOf = async (
  tx: Connection,
  context: Pick<Context, 'organizationId'>,
  documentNumber: string,
): Promise<readonly FgtsPledge[]> =>
  (await pledgesByDocument(tx, context, [documentNumber])).get(documentNumber) ?? []
