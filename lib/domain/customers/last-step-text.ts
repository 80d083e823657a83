import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { CONSULT_STATUS_LABELS } from '#lib/domain/clt/consult-status-labels.ts'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'
import type { CustomerLine } from './customer-line.ts'

const BALANCE: Readonly<Record<BalanceQueryStatus, Text>> = {
  queued: { pt: 'Consultando o saldo', en: 'Querying the balance' },
  running: { pt: 'Consultando o saldo', en: 'Querying the balance' },
  success: { pt: 'Saldo consultado', en: 'Balance queried' },
  fail: { pt: 'Consulta sem saldo', en: 'Query without a balance' },
}

const CONSULT: Text = { pt: 'Termo', en: 'Term' }
const PROPOSAL: Text = { pt: 'Proposta', en: 'Proposal' }

/** Returns the last step of a customer and its status: "Saldo consultado", "Proposta · Paga". */
export const lastStepText = (
  { kind, status }: Pick<CustomerLine['last'], 'kind' | 'status'>,
  language: Language,
): string => {
  if (kind === 'balance') return textIn(BALANCE[status as BalanceQueryStatus], language)
  if (kind === 'consult')
    return `${textIn(CONSULT, language)} · ${textIn(CONSULT_STATUS_LABELS[status as ConsultStatus], language)}`
  return `${textIn(PROPOSAL, language)} · ${textIn(STATUS_TEXTS[status as ProposalStatus].label, language)}`
}
