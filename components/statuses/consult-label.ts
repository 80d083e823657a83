import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Language } from '#lib/domain/language.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { CONSULT_STATUS_DISPLAY } from './consult-status-display.ts'

const TEXTS = texts({
  paid: ['Operação paga', 'Operation paid'],
  underWay: ['Operação em andamento', 'Operation under way'],
})

type ConsultState = { status: ConsultStatus; operation?: { status: ProposalStatus } | null | undefined }

/** Says only whether the operation is paid: all status texts would enlarge every page with consults. */
export const consultLabel = ({ status, operation }: ConsultState, language: Language): string => {
  if (!operation) return localized(CONSULT_STATUS_DISPLAY[status].label, language)
  const t = localizedTexts(TEXTS, language)
  return operation.status === 'paid' ? t.paid : t.underWay
}
