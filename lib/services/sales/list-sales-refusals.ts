import { listSalesDays } from '#db/queries/sales/sales-days.ts'
import type { Language } from '#lib/domain/language.ts'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import type { SalesDay } from '#lib/domain/sales/sales-day.ts'
import type { RefusalCount, SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { withSalesScope } from './parts/with-sales-scope.ts'

export const listSalesRefusals = (context: Context, request: SalesRequest): Promise<RefusalCount[]> =>
  withSalesScope(context, request, async (tx, { present }) => {
    const [asks, made] = [
      await listSalesDays(tx, present, { kind: 'asks' }),
      await listSalesDays(tx, present, { kind: 'made' }),
    ]
    const counts = [
      ...countsOf(asks, (product) => (product === 'fgts' ? 'balance' : 'consult')),
      ...countsOf(made, () => 'proposal'),
    ]
    return counts
      .map((count) => refusalCountOf(count, context.language))
      .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
  })

// Replaces the date, amount or free text in a reason, because one row counts many refusals.
const IN_GENERAL = {
  until: { pt: 'data informada', en: 'the date reported' },
  text: { pt: 'veja cada proposta', en: 'see each proposal' },
  minimumCents: { pt: 'o mínimo', en: 'the minimum' },
}

type Count = Pick<RefusalCount, 'product' | 'kind' | 'code' | 'count'>

const countsOf = (days: readonly SalesDay[], kindOf: (product: Product) => Count['kind']): Count[] =>
  PRODUCTS.flatMap((product) => {
    const counts = new Map<string, number>()
    for (const day of days)
      if (day.product === product)
        for (const [code, count] of Object.entries(day.codes))
          counts.set(code, (counts.get(code) ?? 0) + count)
    return [...counts].map(([code, count]) => ({ product, kind: kindOf(product), code, count }))
  })

const refusalCountOf = ({ product, kind, code, count }: Count, language: Language): RefusalCount => {
  if (!isReasonCode(code)) return { product, kind, code, title: code, nextAction: '', whoActs: null, count }
  const { title, nextAction } = screenReasonTexts(code, language, IN_GENERAL)
  return { product, kind, code, title, nextAction, whoActs: reasonOf(code).whoActs, count }
}
