import type { Connection } from '#db/client.ts'
import { daysOf } from '#lib/domain/sales/period.ts'
import type { SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { listCltFunnel, listFgtsFunnel } from './raw-funnel.ts'
import { listCreatedByAuthor, listPaidByAuthor } from './raw-ranking.ts'
import { listBalanceRefusals, listConsultRefusals, listProposalRefusals } from './raw-refusals.ts'
import { listBalanceStageTimes, listConsultStageTimes, listProposalStageTimes } from './raw-stages.ts'
import { countProposalsMade, listPaidByDay } from './raw-volume.ts'

export const rawReports = async (tx: Connection, context: Context, request: SalesRequest) => {
  const { product } = request
  const scope = {
    ...daysOf(request, '2026-05-31' as never),
    organizationId: context.organizationId,
    product,
    institutionCode: request.provider,
    authors: request.agent,
  }
  const paid = await listPaidByDay(tx, scope)
  const whole = paid.find(({ day }) => day === null)
  const fgts = product === 'clt' ? [] : await listFgtsFunnel(tx, scope)
  const clt = product === 'fgts' ? [] : await listCltFunnel(tx, scope)
  const [paidBy, madeBy] = [await listPaidByAuthor(tx, scope), await listCreatedByAuthor(tx, scope)]
  const paidFigures = (line: (typeof paidBy)[number]) => [
    line.contracts,
    line.netCents,
    line.issueCents,
    line.refundedContracts,
  ]
  const rankingOf = (key: 'author' | 'institution') => ({
    paid: paidBy.flatMap((line) => (line[key] === null ? [] : [[line[key], ...paidFigures(line)]])).sort(),
    creations: madeBy
      .flatMap((line) => (line[key] === null ? [] : [[line[key], line.created, line.createdPaid]]))
      .sort(),
  })
  return {
    paid: [whole?.contracts ?? 0, whole?.netCents ?? 0, whole?.issueCents ?? 0],
    refunded: [
      whole?.refundedContracts ?? 0,
      whole?.refundedNetCents ?? 0,
      whole?.refundedEmissionCents ?? 0,
    ],
    median: whole?.medianSeconds ?? null,
    days: paid
      .flatMap(({ day, product: of, contracts, netCents }) =>
        day === null || contracts === 0 ? [] : [[day, of, contracts, netCents]],
      )
      .sort(),
    creations: await countProposalsMade(tx, scope),
    fgts: fgts.map(({ part, key, step, customers }) => [part, key, step, customers]).sort(),
    clt: clt.map(({ part, key, step, customers }) => [part, key, step, customers]).sort(),
    stages: [
      ...(product === 'clt' ? [] : await listBalanceStageTimes(tx, scope)),
      ...(product === 'fgts' ? [] : await listConsultStageTimes(tx, scope)),
      ...(await listProposalStageTimes(tx, scope)),
    ]
      .map((one) => [one.kind, one.product, one.status, one.ended, one.open, one.p50Seconds, one.p90Seconds])
      .sort(),
    refusals: [
      ...(product === 'clt' ? [] : await listBalanceRefusals(tx, scope)),
      ...(product === 'fgts' ? [] : await listConsultRefusals(tx, scope)),
      ...(await listProposalRefusals(tx, scope)),
    ]
      .map(({ product: of, kind, code, count }) => [of, kind, code ?? '', count])
      .sort(),
    agents: rankingOf('author'),
    institutions: rankingOf('institution'),
  }
}
