import { type Day, isDay } from '#lib/domain/calendar.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import { isReasonCode, type ReasonCode } from '#lib/domain/reasons/catalogue.ts'

/** A refusal in the institution's words: a code of its own or of the catalogue, and a text. */
export type RefusalWords = {
  code?: unknown
  text?: string | null | undefined
  /** Day on which the obstacle ends; if absent, it is read from the text. */
  until?: Day | null | undefined
}

export type CustomerRequest = 'balance' | 'consult'

type Refusal = { code: ReasonCode; details: ErrorDetails }

type Match = readonly [code: ReasonCode, pattern: RegExp]

/** Error numbers of Caixa, as lenders pass them on (docs/domain.md#failures-of-a-balance-query). */
const CAIXA_CODES: Readonly<Record<string, ReasonCode>> = {
  5: 'ongoing_operation',
  7: 'unauthorized_institution',
  9: 'inexistent_anniversary_membership',
  10: 'on_locked_date_range',
  35: 'processing_pending_changes',
  101: 'no_balance',
  102: 'no_balance',
}

/** Texts of Caixa and of lenders, without accents and in lower case. The first match counts. */
const BALANCE_TEXTS: readonly Match[] = [
  ['on_locked_date_range', /nao permitid[ao] antes|mes de aniversario|not allowed before/],
  ['inexistent_anniversary_membership', /adesao ao saque|nao optou|nao aderiu|not opted in/],
  [
    'unauthorized_institution',
    /nao (possui|tem) autorizacao|(instituicao|banco|trabalhador|cliente)[^.]* nao (esta )?autoriz|institution[^.]* not authorized/,
  ],
  ['ongoing_operation', /operacao (fiduciaria )?em andamento|operation (in progress|under way)/],
  ['processing_pending_changes', /mudancas cadastrais|alteracoes cadastrais|registration change/],
  ['no_balance', /sem saldo|saldo insuficiente|nao (possui|ha|tem) saldo|no balance|insufficient balance/],
  ['invalid_document', /cpf (invalido|nao encontrado|inexistente)|invalid (cpf|document)/],
]

const CONSULT_TEXTS: readonly Match[] = [
  ['consult_blocked_by_worker', /bloquead[ao] pelo trabalhador|blocked by the worker/],
  ['birth_date_mismatch', /data de nascimento|birth date/],
  ['no_margin', /sem margem|margem insuficiente|nao (possui|ha|tem) margem|no margin/],
  ['consult_credit_refused', /analise de credito|politica de credito|credit analysis/],
  ['employer_outside_policy', /empregador|employer/],
  ['worker_not_eligible', /nao elegivel|inelegivel|not eligible/],
]

const OUTAGE_TEXTS: readonly Match[] = [
  ['provider_rate_limited', /limite de (consultas|requisicoes)|muitas (consultas|requisicoes)|too many/],
  ['provider_timeout', /tempo (esgotado|limite|excedido)|time-?d? ?out/],
  ['provider_unavailable', /indisponivel|fora do ar|tente novamente|unavailable|try again/],
]

const BALANCE_CODES: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  ...Object.values(CAIXA_CODES),
  ...BALANCE_TEXTS.map(([code]) => code),
  ...OUTAGE_TEXTS.map(([code]) => code),
  'anniversary_membership_egress',
  'installments_below_minimum',
])

/** Reasons that a manager may choose for an institution's words; no lock, whose end varies by customer. */
export const CHOSEN_REASONS = {
  balance: [...BALANCE_TEXTS, ...OUTAGE_TEXTS]
    .map(([code]) => code)
    .filter((code) => code !== 'on_locked_date_range'),
  consult: CONSULT_TEXTS.map(([code]) => code),
} as const satisfies Record<CustomerRequest, readonly ReasonCode[]>

export const isChosenReason = (code: string | null, about: CustomerRequest): code is ReasonCode =>
  code !== null && CHOSEN_REASONS[about].some((reason) => reason === code)

const MOST_TEXT = 500

/** Returns the reason of a failed balance query; words that match nothing are passed on as they are. */
export const refusalOfBalance = (words: RefusalWords): Refusal => {
  const ofCode = catalogued(words.code, BALANCE_CODES) ?? CAIXA_CODES[String(words.code ?? '')]
  const code = ofCode ?? matching(words.text, BALANCE_TEXTS) ?? matching(words.text, OUTAGE_TEXTS)
  if (code) return { code, details: detailsOf(code, words) }
  const text = words.text?.trim().slice(0, MOST_TEXT) ?? ''
  return text === ''
    ? { code: 'provider_error', details: {} }
    : { code: 'balance_refused_by_institution', details: { text } }
}

const REFUSALS: ReadonlySet<ReasonCode> = new Set(CONSULT_TEXTS.map(([code]) => code))
const OUTAGES: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  ...OUTAGE_TEXTS.map(([code]) => code),
  'source_unavailable',
])

/** Returns the catalogue's reason of a consult that ended without a margin; null for any other status. */
export const refusalOfConsult = (status: ConsultStatus, words: RefusalWords): ReasonCode | null => {
  if (status === 'REJECTED')
    return (
      catalogued(words.code, REFUSALS) ??
      matching(words.text, CONSULT_TEXTS) ??
      'consult_refused_by_institution'
    )
  if (status !== 'FAILED') return null
  return catalogued(words.code, OUTAGES) ?? matching(words.text, OUTAGE_TEXTS) ?? 'provider_error'
}

/** Returns the reason of a refused call, if its text names one; undefined otherwise. */
export const refusalOfText = (text: string): Refusal | undefined => {
  const code = matching(text, [...BALANCE_TEXTS, ...CONSULT_TEXTS])
  return code && { code, details: detailsOf(code, { text }) }
}

const TEXTS_OF = { balance: BALANCE_TEXTS, consult: CONSULT_TEXTS } as const

/** Returns whether a text refuses the customer. One about an outage does not, whatever else it mentions. */
export const isRefusalText = (text: string, about: CustomerRequest): boolean =>
  matching(text, OUTAGE_TEXTS) === undefined && matching(text, TEXTS_OF[about]) !== undefined

export const isOutageText = (text: string): boolean => matching(text, OUTAGE_TEXTS) !== undefined

const detailsOf = (code: ReasonCode, { text, until }: RefusalWords): ErrorDetails => {
  const end = until ?? (code === 'on_locked_date_range' ? dayIn(text) : null)
  return end ? { until: end } : {}
}

const catalogued = (code: unknown, allowed: ReadonlySet<ReasonCode>): ReasonCode | undefined =>
  typeof code === 'string' && isReasonCode(code) && allowed.has(code) ? code : undefined

const matching = (text: string | null | undefined, matches: readonly Match[]): ReasonCode | undefined => {
  const plain = (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
  return matches.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** Reads the end of a lock from a text such as "não permitida antes de 01/05/2027". */
const dayIn = (text: string | null | undefined): Day | null => {
  const [, day, month, year] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(text ?? '') ?? []
  const until = `${year}-${month}-${day}`
  return isDay(until) ? until : null
}
