import { CONSULT_STATUSES, type ConsultStatus } from '#lib/domain/clt/consult-status'
import { isSealedSearch } from '#lib/domain/proposals/sealed-search'

/** What the list of consults is narrowed to. */
export type ConsultFilter = {
  statuses: readonly ConsultStatus[]
  /** Only what runs out soon. */
  expiring: boolean
  /** What is searched for, sealed: neither a CPF nor a name stands in an address. */
  search: string
  /** The last consult of the page before. */
  cursor: string
}

type Query = Record<string, string | string[] | undefined>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isStatus = (text: string): text is ConsultStatus => CONSULT_STATUSES.includes(text as ConsultStatus)
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** Reads the address of the list; what does not make sense is left out, so that an old link still opens. */
export const readConsultFilter = (query: Query): ConsultFilter => {
  const search = one(query.q).trim()
  const cursor = one(query.cursor).toLowerCase()
  return {
    statuses: [...new Set(one(query.status).toUpperCase().split(',').filter(isStatus))],
    expiring: one(query.expiring) === '1',
    search: isSealedSearch(search) ? search : '',
    cursor: UUID.test(cursor) ? cursor : '',
  }
}

/** The address of the list with this filter. */
export const consultsHref = ({ statuses, expiring, search, cursor }: ConsultFilter): string => {
  const query = new URLSearchParams()
  if (statuses.length > 0) query.set('status', statuses.join(',').toLowerCase())
  if (expiring) query.set('expiring', '1')
  if (isSealedSearch(search)) query.set('q', search)
  if (cursor !== '') query.set('cursor', cursor)
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '/clt' : `/clt?${text}`
}

/** The same filter as the list's contract takes it. */
export const consultQueryOf = ({ statuses, expiring, search, cursor }: ConsultFilter) => ({
  limit: '20',
  ...(statuses.length > 0 && { status: statuses.join(',') }),
  ...(expiring && { expiring: '1' as const }),
  ...(search !== '' && { searchToken: search }),
  ...(cursor !== '' && { cursor }),
})
