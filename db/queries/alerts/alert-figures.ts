import type { Connection } from '#db/client.ts'
import { FUNNEL_STEPS } from '#lib/domain/sales/funnel.ts'

export type ConversionRow = { institutionCode: string; customers: number; converted: number }

const PROPOSAL_STEPS = {
  fgts: FUNNEL_STEPS.fgts.indexOf('proposal'),
  clt: FUNNEL_STEPS.clt.indexOf('operation'),
}

/** Counts customers with an inquiry in [from, to), and those of them who have a proposal by now. */
export const listConversions = (
  tx: Connection,
  { organizationId, from, to }: { organizationId: string; from: Date; to: Date },
): Promise<ConversionRow[]> => tx<ConversionRow[]>`
  select institution_code, count(distinct customer)::int as customers, (count(distinct customer) filter (
    where step >= case product when 'fgts' then ${PROPOSAL_STEPS.fgts}::int else ${PROPOSAL_STEPS.clt}::int end))::int as converted
  from sales_inquiries
  where organization_id = ${organizationId} and product in ('fgts', 'clt') and made_at >= ${from} and made_at < ${to}
  group by institution_code`

export const findLongestReview = async (tx: Connection, organizationId: string): Promise<Date | null> => {
  const [row] = await tx<{ updatedAt: Date }[]>`
    select updated_at from proposals where organization_id = ${organizationId} and status = 'manual_analysis'
    order by updated_at, id limit 1`
  return row?.updatedAt ?? null
}
