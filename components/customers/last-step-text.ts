import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import type { CustomerLine } from '#lib/client/customers'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status'
import type { Language } from '#lib/domain/language'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { type Bilingual, localized } from '../language/texts.ts'

const BALANCE: Readonly<Record<BalanceQueryStatus, Bilingual>> = {
  queued: ['Consultando o saldo', 'Querying the balance'],
  running: ['Consultando o saldo', 'Querying the balance'],
  success: ['Saldo consultado', 'Balance queried'],
  fail: ['Consulta sem saldo', 'Query without a balance'],
}

const CONSULT: Bilingual = ['Termo', 'Term']
const PROPOSAL: Bilingual = ['Proposta', 'Proposal']

/** What was last begun for a customer, and where it is: "Saldo consultado", "Proposta · Paga". */
export const lastStepText = ({ kind, status }: CustomerLine['last'], language: Language): string => {
  if (kind === 'balance') return localized(BALANCE[status as BalanceQueryStatus], language)
  if (kind === 'consult') {
    const { label } = CONSULT_STATUS_DISPLAY[status as ConsultStatus]
    return `${localized(CONSULT, language)} · ${localized(label, language)}`
  }
  return `${localized(PROPOSAL, language)} · ${statusLabel(status as ProposalStatus, language)}`
}
