import { type Language, textIn } from '#lib/domain/language'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'

export const statusLabel = (status: ProposalStatus, language: Language): string =>
  textIn(STATUS_TEXTS[status].label, language)
