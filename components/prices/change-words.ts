import type { Bilingual } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { PriceChangeKind, PriceChangeStatus } from '#lib/domain/prices/price-change-status.ts'

export const CHANGE_KINDS: Readonly<Record<PriceChangeKind, Bilingual>> = {
  create: ['Tabela nova', 'New table'],
  new_version: ['Nova versão', 'New version'],
  activate: ['Ativar', 'Activate'],
  retire: ['Desativar', 'Deactivate'],
}

export const CHANGE_STATUSES: Readonly<Record<PriceChangeStatus, { text: Bilingual; tone: Tone }>> = {
  draft: { text: ['Rascunho', 'Draft'], tone: 'neutral' },
  proposed: { text: ['Aguardando decisão', 'Waiting for a decision'], tone: 'warning' },
  scheduled: { text: ['Com data marcada', 'Scheduled'], tone: 'info' },
  approved: { text: ['Aprovada', 'Approved'], tone: 'positive' },
  refused: { text: ['Recusada', 'Refused'], tone: 'danger' },
  withdrawn: { text: ['Retirada', 'Withdrawn'], tone: 'neutral' },
}
