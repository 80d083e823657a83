import type { Connection } from '#db/client.ts'
import { listCustomerNames } from '#db/queries/customers/customer-names.ts'
import {
  type CustomerTrace,
  listCustomersSince,
  listCustomerTraces,
  listLastTraces,
} from '#db/queries/customers/customer-traces.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { CustomerLine } from '#lib/domain/customers/customer-line.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import { decryptSearch } from '#lib/services/access/encrypt-search.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { newestOfName } from '#lib/services/customers/parts/newest-of-name.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

/** A page reads at most MOST_ROUNDS batches of TRACES traces (balance queries, consults, proposals). */
const TRACES = 150
const MOST_ROUNDS = 6
/** Batch size for old traces, most of which a cheap lookup skips because their customers have newer ones. */
const OLD_TRACES = 600
const MOST_FOUND = 50
const MOST_WORDS = 6

export type CustomerListRequest = {
  limit: number
  cursor?: string | undefined
  /** `desc` lists the most recently served customers first, `asc` those not served for the longest time. */
  order?: 'asc' | 'desc' | undefined
  searchToken?: string | undefined
}

export type CustomerListPage = {
  rows: CustomerLine[]
  /** Number of all matches if `totalIsExact`, else of this page's rows: counting all customers is slow. */
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

/** Orders customers by their newest trace (balance query, consult or proposal). @throws link_invalid */
export const listCustomers = async (
  context: Context,
  { limit, cursor, order = 'desc', searchToken }: CustomerListRequest,
): Promise<CustomerListPage> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const { organizationId } = context
    const authors = await visibleAuthors(tx, context)
    const scope = { organizationId, authors }
    const orderedSearch = async () => {
      const newestFirst = await searchTraces(tx, scope, decryptSearch(context, searchToken ?? ''))
      return order === 'asc' ? newestFirst.reverse() : newestFirst
    }
    const pageOf = order === 'asc' ? pageOfOldest : pageOfTraces
    const { traces, nextCursor } =
      searchToken === undefined
        ? await pageOf(tx, scope, { limit, cursor })
        : { traces: await orderedSearch(), nextCursor: null }
    const documentNumbers = traces.map(({ documentNumber }) => documentNumber)
    const named = await listCustomerNames(tx, { ...scope, documentNumbers })
    const names = new Map(named.map(({ documentNumber, name }) => [documentNumber, name]))
    return {
      rows: traces.map((trace) => lineOf(trace, { organizationId, names })),
      total: traces.length,
      totalIsExact: nextCursor === null && cursor === undefined,
      page: 1,
      limit,
      nextCursor,
    }
  })
}

type Scope = { organizationId: string; authors: readonly string[] | undefined }
type Page = { traces: CustomerTrace[]; nextCursor: string | null }

/** Skips customers that have a trace newer than the cursor, because they were on an earlier page. */
const pageOfTraces = async (
  tx: Connection,
  scope: Scope,
  { limit, cursor }: Pick<CustomerListRequest, 'limit' | 'cursor'>,
): Promise<Page> => {
  const tracesByCustomer = new Map<string, CustomerTrace>()
  let before = cursor
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const traces = await listCustomerTraces(tx, { ...scope, before, limit: TRACES })
    const fresh = newestOfEach(traces).filter(({ documentNumber }) => !tracesByCustomer.has(documentNumber))
    for (const trace of await withoutEarlierPages(tx, scope, { fresh, cursor }))
      tracesByCustomer.set(trace.documentNumber, trace)
    before = traces.at(-1)?.id
    if (tracesByCustomer.size > limit || traces.length < TRACES) break
    if (round === MOST_ROUNDS - 1)
      return { traces: [...tracesByCustomer.values()], nextCursor: before ?? null }
  }
  const traces = [...tracesByCustomer.values()].slice(0, limit)
  return { traces, nextCursor: tracesByCustomer.size > limit ? (traces.at(-1)?.id ?? null) : null }
}

/** Skips all but the last trace of a customer, so that even a short page may have a next page. */
const pageOfOldest = async (
  tx: Connection,
  scope: Scope,
  { limit, cursor }: Pick<CustomerListRequest, 'limit' | 'cursor'>,
): Promise<Page> => {
  const lastTraces: CustomerTrace[] = []
  let after = cursor
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const traces = await listCustomerTraces(tx, { ...scope, after, oldestFirst: true, limit: OLD_TRACES })
    const last = new Set(await listLastTraces(tx, { ...scope, traces }))
    lastTraces.push(...traces.filter(({ id }) => last.has(id)))
    after = traces.at(-1)?.id ?? after
    if (lastTraces.length > limit) break
    if (traces.length < OLD_TRACES) return { traces: lastTraces, nextCursor: null }
  }
  const traces = lastTraces.slice(0, limit)
  return { traces, nextCursor: (lastTraces.length > limit ? traces.at(-1)?.id : after) ?? null }
}

const withoutEarlierPages = async (
  tx: Connection,
  scope: Scope,
  { fresh, cursor }: { fresh: readonly CustomerTrace[]; cursor: string | undefined },
): Promise<readonly CustomerTrace[]> => {
  if (cursor === undefined || fresh.length === 0) return fresh
  const documentNumbers = fresh.map(({ documentNumber }) => documentNumber)
  const earlier = new Set(await listCustomersSince(tx, { ...scope, documentNumbers, since: cursor }))
  return fresh.filter(({ documentNumber }) => !earlier.has(documentNumber))
}

const searchTraces = async (tx: Connection, scope: Scope, text: string): Promise<CustomerTrace[]> => {
  const documentNumber = normalizeCpf(text)
  const documentNumbers = documentNumber ? [documentNumber] : await documentNumbersByName(tx, scope, text)
  if (documentNumbers.length === 0) return []
  const traces = await listCustomerTraces(tx, { ...scope, documentNumbers, limit: TRACES * MOST_ROUNDS })
  return newestOfEach(traces).slice(0, MOST_FOUND)
}

const documentNumbersByName = async (tx: Connection, scope: Scope, text: string): Promise<string[]> => {
  const words = nameWords(text).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const { proposals, consults } = await newestOfName(tx, { ...scope, words, limit: MOST_FOUND })
  return [...new Set([...proposals, ...consults].map(({ documentNumber }) => documentNumber))]
}

/** Expects `traces` in order from newest to oldest. */
const newestOfEach = (traces: readonly CustomerTrace[]): CustomerTrace[] => {
  const newest = new Map<string, CustomerTrace>()
  for (const trace of traces) if (!newest.has(trace.documentNumber)) newest.set(trace.documentNumber, trace)
  return [...newest.values()]
}

const lineOf = (
  { documentNumber, kind, product, institutionCode, status, createdAt }: CustomerTrace,
  { organizationId, names }: { organizationId: string; names: ReadonlyMap<string, string> },
): CustomerLine => ({
  key: customerKeyOf({ organizationId, documentNumber }),
  documentNumber,
  name: names.get(documentNumber) ?? null,
  last: { kind, product, institutionCode, status, createdAt },
})
