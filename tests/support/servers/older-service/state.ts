import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { addMonths, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import { asText, withTail } from './figures.ts'

export type OlderProduct = 'fgts' | 'clt'

export type OlderProposal = {
  id: string
  product: OlderProduct
  documentNumber: string
  net: Cents
  issue: Cents
  status: string
  /** Statuses that advance with each read. */
  ahead: string[]
  item: { id?: string; type: string; description: string } | null
  /** Reads for which a solved item is still listed. */
  lingers: number
  refusals: number
  createdAt: Date
}

export type OlderQuestion = { id: string; documentNumber: string; reads: number; createdAt: Date }

/** A customer's digits 7–9, as in the sandbox. */
export const scenarioOf = (documentNumber: string) => documentNumber.slice(6, 9)

/** Answers that a balance request gets at once, in place of an accepted query. */
export const AT_ONCE: Readonly<Record<string, { status: number; body: unknown }>> = {
  901: {
    status: 500,
    body: { message: 'Trabalhador não possui adesão ao saque aniversário vigente na data corrente.' },
  },
  903: { status: 400, body: { error: 'Existe uma Operação Fiduciária em andamento.' } },
  906: {
    status: 200,
    body: { success: false, error: 'Operação não permitida antes de 01/03/2027, mês de aniversário.' },
  },
  902: { status: 422, body: { detail: 'Instituição Fiduciária não possui autorização do Trabalhador.' } },
}

const FAILURES: Readonly<Record<string, string>> = {
  905: 'Cliente sem saldo disponível',
  990: 'Regra interna 77 do contrato 123456: fora do perfil',
}

/** The list first omits a balance, then shows it as pending, then shows the result. */
export const balanceRows = (question: OlderQuestion | undefined): unknown[] => {
  if (!question || question.reads === 0) return []
  const { id, documentNumber, reads, createdAt } = question
  const row = { id, documentNumber, provider: 'AURORA', createdAt: createdAt.toISOString() }
  if (reads === 1) return [{ ...row, status: 'pending' }]
  const failure = FAILURES[scenarioOf(documentNumber)]
  if (failure) return [{ ...row, status: 'error', statusInfo: failure, amount: null, periods: [] }]
  const amounts = [500_00, 430_50, 320_10] as Cents[]
  const periods = amounts.map((amount, index) => ({
    dueDate: `${addMonths(dayInSaoPaulo(now()), 12 * (index + 1)).slice(0, 7)}-01`,
    amount: index === 0 ? asText(amount) : withTail(amount),
  }))
  return [{ ...row, status: 'success', amount: '1250.60', periods }]
}

export const newProposal = (fields: Pick<OlderProposal, 'product' | 'documentNumber' | 'net' | 'issue'>) => ({
  id: newId(),
  ...fields,
  status: 'generating_ccb',
  ahead: ['formalization'],
  item: null,
  lingers: 0,
  refusals: 0,
  createdAt: now(),
})

const ITEM = { type: 'pix_refusal', description: 'Chave PIX recusada pelo banco' }

/** Items of scenario 933 have no id, and are listed for two more reads after their solution. */
const isLingering = ({ documentNumber }: OlderProposal) => scenarioOf(documentNumber) === '933'

/** Advances a proposal by one status. */
export const advance = (proposal: OlderProposal): void => {
  if (proposal.lingers > 0) {
    proposal.lingers -= 1
    return
  }
  const next = proposal.ahead.shift()
  if (next === undefined) return
  proposal.status = next
  if (next === 'pending') proposal.item = isLingering(proposal) ? ITEM : { id: newId(), ...ITEM }
  else proposal.item = null
}

const PENDING = ['930', '933', '934']

export const signed = (proposal: OlderProposal): void => {
  proposal.ahead = PENDING.includes(scenarioOf(proposal.documentNumber))
    ? ['analysis', 'processing', 'pending']
    : ['analysis', 'processing', 'paid']
}

export const solved = (proposal: OlderProposal): void => {
  if (isLingering(proposal)) proposal.lingers = 2
  else proposal.item = null
  proposal.ahead = ['processing', 'paid']
}

/** Scenario 934 refuses the first solution of an item and goes on listing it. */
export const refusesOnce = (proposal: OlderProposal): boolean => {
  proposal.refusals += 1
  return scenarioOf(proposal.documentNumber) === '934' && proposal.refusals === 1
}
