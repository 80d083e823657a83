import type { Connection } from '#db/client.ts'
import { type CltConsultListRow, listCltConsults } from '#db/queries/clt/clt-consult-lists.ts'
import { findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { findProposal, listProposals, type ProposalListRow } from '#db/queries/proposals/proposals.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { CustomerMatch, RecordMatch, SearchResults } from '#lib/domain/customers/search-results.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import { isContractNumber } from '#lib/domain/proposals/contract-number.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { newestOfName } from '#lib/services/customers/parts/newest-of-name.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

/** Minimum, because a single letter would match half of the organization's customers. */
const LEAST_LETTERS = 2
const MOST_WORDS = 6
const WINDOW = { limit: 20, offset: 0 }
const MOST_CUSTOMERS = 6
const MOST_RECORDS = 6

export const searchEverything = async (
  context: Context,
  { text }: { text: string },
): Promise<SearchResults> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const { proposals, consults } = await findMatches(tx, context, text.trim())
    const customers = customersOf([...proposals.map(ofProposal), ...consults.map(ofConsult)], context)
    const records = [...proposals.map(ofProposal), ...consults.map(ofConsult)]
      .sort((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, MOST_RECORDS)
    return { cpf: cpfOf(text, customers, context), customers, records }
  })
}

type ProposalMatch = Pick<
  ProposalListRow,
  'id' | 'product' | 'clientName' | 'documentNumber' | 'contractNumber' | 'status' | 'createdAt'
>
type Matches = { proposals: readonly ProposalMatch[]; consults: readonly CltConsultListRow[] }

const NOTHING: Matches = { proposals: [], consults: [] }

const findMatches = async (tx: Connection, context: Context, text: string): Promise<Matches> => {
  const { organizationId } = context
  const authors = await visibleAuthors(tx, context)
  const sees = ({ createdById }: { createdById: string }) => !authors || authors.includes(createdById)
  if (isUuid(text.toLowerCase())) {
    const key = { organizationId, id: text.toLowerCase() }
    const [proposal, consult] = await Promise.all([findProposal(tx, key), findCltConsult(tx, key)])
    return {
      proposals: proposal && sees(proposal) ? [proposal] : [],
      consults: consult && sees(consult) ? [consult] : [],
    }
  }
  const scope = { organizationId, authors }
  if (isContractNumber(text))
    return { ...NOTHING, proposals: await listProposals(tx, { ...scope, contractNumber: text }, WINDOW) }
  const documentNumber = normalizeCpf(text)
  const words = nameWords(text).slice(0, MOST_WORDS)
  if (!documentNumber && words.join('').length < LEAST_LETTERS) return NOTHING
  if (!documentNumber) return newestOfName(tx, { ...scope, words, limit: WINDOW.limit })
  const [proposals, consults] = await Promise.all([
    listProposals(tx, { ...scope, documentNumber }, WINDOW),
    listCltConsults(tx, { ...scope, documentNumber }, WINDOW),
  ])
  return { proposals, consults }
}

const ofProposal = (row: ProposalMatch): RecordMatch => ({
  id: row.id,
  kind: 'proposal',
  product: row.product,
  name: row.clientName,
  documentNumber: row.documentNumber,
  contractNumber: row.contractNumber,
  status: row.status,
  createdAt: row.createdAt,
})

const ofConsult = (row: CltConsultListRow): RecordMatch => ({
  id: row.id,
  kind: 'consult',
  product: 'clt',
  name: row.name,
  documentNumber: row.documentNumber,
  contractNumber: null,
  status: row.status,
  createdAt: row.createdAt,
})

const customersOf = (records: readonly RecordMatch[], { organizationId }: Context): CustomerMatch[] => {
  const newest = [...records].sort((a, b) => (a.id < b.id ? 1 : -1))
  const names = new Map<string, string>()
  for (const { documentNumber, name } of newest)
    if (!names.has(documentNumber)) names.set(documentNumber, name)
  return [...names].slice(0, MOST_CUSTOMERS).map(([documentNumber, name]) => ({
    key: customerKeyOf({ organizationId, documentNumber }),
    name,
    documentNumber,
  }))
}

const cpfOf = (
  text: string,
  customers: readonly CustomerMatch[],
  { organizationId }: Context,
): CustomerMatch | null => {
  const documentNumber = normalizeCpf(text)
  if (documentNumber === null) return null
  const match = customers.find((customer) => customer.documentNumber === documentNumber)
  return match ?? { key: customerKeyOf({ organizationId, documentNumber }), name: null, documentNumber }
}
