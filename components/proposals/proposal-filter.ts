import { normalizeCpf } from '#lib/domain/documents/cpf'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import { PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status'

/** What the list is narrowed to. */
export type ProposalFilter = {
  /** Empty: both. */
  product: Product | ''
  statuses: readonly ProposalStatus[]
  provider: string
  /** A name or a contract number; a CPF never stands in an address. */
  search: string
  /** The last proposal of the page before. */
  cursor: string
}

type Query = Record<string, string | string[] | undefined>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isStatus = (text: string): text is ProposalStatus => PROPOSAL_STATUSES.includes(text as ProposalStatus)
const productOf = (text: string): Product | '' => PRODUCTS.find((product) => product === text) ?? ''
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** Reads the address of the list; what does not make sense is left out, so that an old link still opens. */
export const readProposalFilter = (query: Query): ProposalFilter => {
  const search = one(query.q).trim().slice(0, 120)
  const cursor = one(query.cursor).toLowerCase()
  return {
    product: productOf(one(query.product).trim().toLowerCase()),
    statuses: [...new Set(one(query.status).split(',').filter(isStatus))],
    provider: one(query.provider).trim().toLowerCase().slice(0, 60),
    search: looksLikeCpf(search) ? '' : search,
    cursor: UUID.test(cursor) ? cursor : '',
  }
}

/** The address of the list with this filter. */
export const proposalsHref = ({ product, statuses, provider, search, cursor }: ProposalFilter): string => {
  const query = new URLSearchParams()
  if (product !== '') query.set('product', product)
  if (statuses.length > 0) query.set('status', statuses.join(','))
  if (provider !== '') query.set('provider', provider)
  if (search !== '' && !looksLikeCpf(search)) query.set('q', search)
  if (cursor !== '') query.set('cursor', cursor)
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '/proposals' : `/proposals?${text}`
}

/** The same filter as the list's contract takes it. */
export const listQueryOf = ({ product, statuses, provider, search, cursor }: ProposalFilter) => ({
  limit: '20',
  ...(product !== '' && { product }),
  ...(statuses.length > 0 && { status: statuses.join(',') }),
  ...(provider !== '' && { provider }),
  ...(search !== '' && { search }),
  ...(cursor !== '' && { cursor }),
})

/** Whether what was typed is a CPF, or on its way to one: eight digits and nothing else beside its punctuation. */
export const looksLikeCpf = (text: string): boolean =>
  normalizeCpf(text) !== null ||
  (/^[\d.\s-]+$/.test(text) && text.replace(/\D/g, '').length >= 8 && !isContract(text))

// "2026-00000123-61": only a contract number has this shape.
const isContract = (text: string) => /^\d{4}-\d{6,}-\d{2}$/.test(text.trim())
