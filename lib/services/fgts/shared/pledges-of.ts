import type { Connection } from '#db/client.ts'
import { listFgtsPledges } from '#db/queries/fgts/fgts-pledges.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { FgtsPledge } from '#lib/domain/fgts/pledges.ts'
import type { Context } from '#lib/services/context.ts'

export const pledgesByDocument = async (
  tx: Connection,
  { organizationId }: Pick<Context, 'organizationId'>,
  documentNumbers: readonly string[],
): Promise<Map<string, FgtsPledge[]>> => {
  if (documentNumbers.length === 0) return new Map()
  const rows = await listFgtsPledges(tx, { organizationId, documentNumbers: [...new Set(documentNumbers)] })
  const pledges = new Map<string, FgtsPledge[]>()
  for (const { documentNumber, createdAt, ...row } of rows) {
    const pledge = { ...row, contractedOn: dayInSaoPaulo(createdAt) }
    pledges.set(documentNumber, [...(pledges.get(documentNumber) ?? []), pledge])
  }
  return pledges
}

export const pledgesOf = async (
  tx: Connection,
  context: Pick<Context, 'organizationId'>,
  documentNumber: string,
): Promise<readonly FgtsPledge[]> =>
  (await pledgesByDocument(tx, context, [documentNumber])).get(documentNumber) ?? []
