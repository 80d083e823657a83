import { type Language, textIn } from '#lib/domain/language.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'

export const statusLabel = (status: ProposalStatus, language: Language): string =>
  textIn(STATUS_TEXTS[status].label, language)
