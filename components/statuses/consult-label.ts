import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { Language } from '#lib/domain/language'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { CONSULT_STATUS_LOOK } from './consult-status-look.ts'
import { statusLabel } from './status-label.ts'

const TEXTS = texts({
  became: (status: string) => [`Operação ${status.toLowerCase()}`, `Operation ${status.toLowerCase()}`],
})

type Labelled = { status: ConsultStatus; operation?: { status: ProposalStatus } | null | undefined }

/** What a consult is called by how far it has come; once it is an operation, by how far that has. */
export const consultLabel = ({ status, operation }: Labelled, language: Language): string =>
  operation
    ? localizedTexts(TEXTS, language).became(statusLabel(operation.status, language))
    : localized(CONSULT_STATUS_LOOK[status].label, language)
