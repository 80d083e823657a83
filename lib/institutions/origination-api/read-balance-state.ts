import { z } from 'zod'
import { afterMs, now } from '#lib/config/clock.ts'
import { refusalOfBalance } from '#lib/domain/institutions/refusal-words.ts'
import { sumCents } from '#lib/domain/money.ts'
import type { InstitutionQuestion, InstitutionReport } from '#lib/institutions/institution.ts'
import { amountOf, dayOf, looseText } from '#lib/institutions/report-fields.ts'
import { callUpstream, isSuccess, readAnswer, refusalOf } from './call-upstream.ts'
import { isAboutCpf } from './is-about-cpf.ts'
import type { OpenConnection } from './open-connection.ts'
import { isOwnReference } from './own-reference.ts'
import type { UpstreamAnswer } from './send-request.ts'

const SUCCEEDED = ['success', 'completed']
const FAILED = ['fail', 'failed', 'error', 'refused']

const periodOf = z
  .object({ dueDate: dayOf, amount: amountOf })
  .transform(({ dueDate, amount }) => ({ dueDate, amountCents: amount }))

const balanceSchema = z
  .object({
    documentNumber: z.unknown().optional(),
    document_number: z.unknown().optional(),
    status: z.string().toLowerCase().nullish(),
    provider: z.string().toLowerCase().nullish(),
    periods: z.array(periodOf).max(100).nullish(),
    installments: z.array(periodOf).max(100).nullish(),
    optedInDate: dayOf.nullish(),
    existingCustomer: z.boolean().nullish(),
    until: dayOf.nullish(),
    code: looseText,
    statusInfo: looseText,
    errorMessage: looseText,
    message: looseText,
    error: looseText,
    updatedAt: z.coerce.date().nullish().catch(null),
    createdAt: z.coerce.date().nullish().catch(null),
  })
  .transform((wire) => ({
    ...wire,
    at: wire.updatedAt ?? wire.createdAt ?? null,
    text: wire.statusInfo ?? wire.errorMessage ?? wire.message ?? wire.error,
  }))

type UpstreamBalance = z.output<typeof balanceSchema>

const listSchema = z.object({ data: z.array(balanceSchema).max(200) })

/** Reads by id, otherwise from the CPF's list: some services return no id or cannot be queried by one. */
export const readBalanceState = async (
  connection: OpenConnection,
  question: InstitutionQuestion,
): Promise<InstitutionReport | null> => {
  const own = isOwnReference(question.externalId) ? undefined : await readById(connection, question)
  const balance = own ? readAnswer(balanceSchema, own) : await readInList(connection, question)
  return balance ? reportOf(balance, question.externalId) : null
}

const readById = async (
  connection: OpenConnection,
  { externalId }: InstitutionQuestion,
): Promise<UpstreamAnswer | undefined> => {
  const path = `/fgts/balance/queries/${encodeURIComponent(externalId)}`
  const answer = await callUpstream(connection, { method: 'GET', path })
  if (answer.status === 404 || answer.status === 405) return undefined
  if (!isSuccess(answer)) throw refusalOf(answer)
  return answer
}

const LIST_LIMIT = '100'

const readInList = async (
  connection: OpenConnection,
  question: InstitutionQuestion,
): Promise<UpstreamBalance | undefined> => {
  const { provider } = connection.row
  const query = new URLSearchParams({ search: question.documentNumber, provider, limit: LIST_LIMIT })
  const answer = await callUpstream(connection, { method: 'GET', path: `/fgts/balance?${query}` })
  if (!isSuccess(answer)) throw refusalOf(answer)
  return readAnswer(listSchema, answer)
    .data.filter((item) => (item.provider ?? provider.toLowerCase()) === provider.toLowerCase())
    .filter((item) => isAboutCpf(item, question.documentNumber) && answers(item, question))
    .toSorted((a, b) => Number(b.at ?? 0) - Number(a.at ?? 0))[0]
}

/** Tolerated difference between the clocks of both sides. */
const CLOCK_MS = 60_000
/** Time in which an institution starts a query that it has accepted. */
const START_MS = 20_000

/** An older balance answers the query only if no new query was started; an older failure never does. */
const answers = ({ status, at }: UpstreamBalance, { askedAt }: InstitutionQuestion): boolean => {
  if (at !== null && at >= afterMs(askedAt, -CLOCK_MS)) return true
  return now() >= afterMs(askedAt, START_MS) && (at === null || SUCCEEDED.includes(status ?? ''))
}

const reportOf = (balance: UpstreamBalance, externalId: string): InstitutionReport | null => {
  const status = balance.status ?? ''
  if (FAILED.includes(status)) {
    return { kind: 'fgts_balance_failed', externalId, ...refusalOfBalance(balance) }
  }
  if (!SUCCEEDED.includes(status)) return null
  const periods = balance.periods ?? balance.installments ?? []
  return {
    kind: 'fgts_balance_succeeded',
    externalId,
    amountCents: sumCents(periods.map(({ amountCents }) => amountCents)),
    periods,
    optedInDate: balance.optedInDate ?? null,
    existingCustomer: balance.existingCustomer ?? null,
  }
}
