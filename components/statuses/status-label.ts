import type { Language } from '#lib/domain/language'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'

/** What a status is called. */
export const statusLabel = (status: ProposalStatus, language: Language): string =>
  STATUS_TEXTS[status].label[language === 'en' ? 'en' : 'pt']
