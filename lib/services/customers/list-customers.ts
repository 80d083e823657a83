import type { Connection } from '#db/client'
import { listCustomerNames } from '#db/queries/customer-names'
import {
  type CustomerTrace,
  listCustomersSince,
  listCustomerTraces,
  listLastTraces,
} from '#db/queries/customer-traces'
import { withSnapshot } from '#db/transaction'
import type { CustomerLine } from '#lib/domain/customers/customer-line'
import { normalizeCpf } from '#lib/domain/documents/cpf'
import { nameWords } from '#lib/domain/proposals/name-words'
import { decryptSearch } from '#lib/services/access/encrypt-search'
import { customerKeyOf } from '#lib/services/access/parts/customer-key'
import { visibleAuthors } from '#lib/services/access/parts/visible-authors'
import { type Context, requirePermission } from '#lib/services/context'
import { newestOfName } from '#lib/services/customers/parts/newest-of-name'

/** So many traces are read at once, so many times for a page: most customers have a handful. */
const TRACES = 150
const MOST_ROUNDS = 6
/** From the other end most are followed by something newer, which is looked up by an index alone. */
const OLD_TRACES = 600
/** A search by name answers no more customers than this; whoever wants more says more of the name. */
const MOST_FOUND = 50
const MOST_WORDS = 6

export type CustomerListRequest = {
  limit: number
  /** Where the page before ended. */
  cursor?: string | undefined
  /** Who was served last comes first, or with `asc` who was not served for the longest time. */
  order?: 'asc' | 'desc' | undefined
  /** A CPF, or the beginnings of words of a name, encrypted. */
  searchToken?: string | undefined
}

export type CustomerListPage = {
  rows: CustomerLine[]
  /** How many there are at least: customers are not counted, since each may have many traces. */
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

/**
 * The customers of the organization, those something was begun for last first, or last of all: also those of
 * whom there is only a balance or a term. A person sees those of whose work they see.
 * @throws link_invalid for a search nobody encrypted here
 */
export const listCustomers = async (
  context: Context,
  { limit, cursor, order = 'desc', searchToken }: CustomerListRequest,
): Promise<CustomerListPage> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const { organizationId } = context
    const authors = await visibleAuthors(tx, context)
    const scope = { organizationId, authors }
    const found = async () => {
      const newestFirst = await searched(tx, scope, decryptSearch(context, searchToken ?? ''))
      return order === 'asc' ? newestFirst.reverse() : newestFirst
    }
    const pageOf = order === 'asc' ? pageOfOldest : pageOfTraces
    const { traces, nextCursor } =
      searchToken === undefined
        ? await pageOf(tx, scope, { limit, cursor })
        : { traces: await found(), nextCursor: null }
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

/** The newest trace of each customer, page by page: who has a newer one was on a page before. */
const pageOfTraces = async (
  tx: Connection,
  scope: Scope,
  { limit, cursor }: Pick<CustomerListRequest, 'limit' | 'cursor'>,
): Promise<Page> => {
  const found = new Map<string, CustomerTrace>()
  let before = cursor
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const traces = await listCustomerTraces(tx, { ...scope, before, limit: TRACES })
    const fresh = newestOfEach(traces).filter(({ documentNumber }) => !found.has(documentNumber))
    for (const trace of await notShownBefore(tx, scope, { fresh, cursor }))
      found.set(trace.documentNumber, trace)
    before = traces.at(-1)?.id
    if (found.size > limit || traces.length < TRACES) break
    if (round === MOST_ROUNDS - 1) return { traces: [...found.values()], nextCursor: before ?? null }
  }
  const traces = [...found.values()].slice(0, limit)
  return { traces, nextCursor: found.size > limit ? (traces.at(-1)?.id ?? null) : null }
}

/**
 * The same from the other end: each customer is where their newest trace is, which nothing follows. A page
 * may be short where most of what was read was followed by something newer; its cursor goes on behind it.
 */
const pageOfOldest = async (
  tx: Connection,
  scope: Scope,
  { limit, cursor }: Pick<CustomerListRequest, 'limit' | 'cursor'>,
): Promise<Page> => {
  const found: CustomerTrace[] = []
  let after = cursor
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const traces = await listCustomerTraces(tx, { ...scope, after, oldestFirst: true, limit: OLD_TRACES })
    const last = new Set(await listLastTraces(tx, { ...scope, traces }))
    found.push(...traces.filter(({ id }) => last.has(id)))
    after = traces.at(-1)?.id ?? after
    if (found.length > limit) break
    if (traces.length < OLD_TRACES) return { traces: found, nextCursor: null }
  }
  const traces = found.slice(0, limit)
  return { traces, nextCursor: (found.length > limit ? traces.at(-1)?.id : after) ?? null }
}

const notShownBefore = async (
  tx: Connection,
  scope: Scope,
  { fresh, cursor }: { fresh: readonly CustomerTrace[]; cursor: string | undefined },
): Promise<readonly CustomerTrace[]> => {
  if (cursor === undefined || fresh.length === 0) return fresh
  const documentNumbers = fresh.map(({ documentNumber }) => documentNumber)
  const shown = new Set(await listCustomersSince(tx, { ...scope, documentNumbers, since: cursor }))
  return fresh.filter(({ documentNumber }) => !shown.has(documentNumber))
}

const searched = async (tx: Connection, scope: Scope, text: string): Promise<CustomerTrace[]> => {
  const documentNumber = normalizeCpf(text)
  const documentNumbers = documentNumber ? [documentNumber] : await namedLike(tx, scope, text)
  if (documentNumbers.length === 0) return []
  const traces = await listCustomerTraces(tx, { ...scope, documentNumbers, limit: TRACES * MOST_ROUNDS })
  return newestOfEach(traces).slice(0, MOST_FOUND)
}

const namedLike = async (tx: Connection, scope: Scope, text: string): Promise<string[]> => {
  const words = nameWords(text).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const { proposals, consults } = await newestOfName(tx, { ...scope, words, limit: MOST_FOUND })
  return [...new Set([...proposals, ...consults].map(({ documentNumber }) => documentNumber))]
}

/** Of traces that come newest first. */
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
