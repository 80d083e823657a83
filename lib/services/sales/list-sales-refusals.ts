import {
  listAskRefusals,
  listProposalRefusals,
  type SalesRefusalRow,
} from '#db/queries/sales/sales-refusals.ts'
import type { Language } from '#lib/domain/language.ts'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import type { RefusalCount, SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { withSalesScope } from './parts/with-sales-scope.ts'

export const listSalesRefusals = (context: Context, request: SalesRequest): Promise<RefusalCount[]> =>
  withSalesScope(context, request, async (tx, { present }) => {
    const rows = [...(await listAskRefusals(tx, present)), ...(await listProposalRefusals(tx, present))]
    return rows
      .map((row) => refusalCountOf(row, context.language))
      .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
  })

// Replaces the date, amount or free text in a reason, because one row counts many refusals.
const IN_GENERAL = {
  until: { pt: 'data informada', en: 'the date reported' },
  text: { pt: 'veja cada proposta', en: 'see each proposal' },
  minimumCents: { pt: 'o mínimo', en: 'the minimum' },
}

const refusalCountOf = (
  { product, kind, code, count }: SalesRefusalRow,
  language: Language,
): RefusalCount => {
  if (code === null || !isReasonCode(code))
    return { product, kind, code: code ?? '', title: code ?? '', nextAction: '', whoActs: null, count }
  const { title, nextAction } = screenReasonTexts(code, language, IN_GENERAL)
  return { product, kind, code, title, nextAction, whoActs: reasonOf(code).whoActs, count }
}
