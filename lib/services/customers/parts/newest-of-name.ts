import type { Connection } from '#db/client.ts'
import { listNamedPage } from '#db/named-page.ts'
import {
  type CltConsultListRow,
  countCltConsults,
  listCltConsults,
} from '#db/queries/clt/clt-consult-lists.ts'
import { countProposals, listProposals, type ProposalListRow } from '#db/queries/proposals/proposals.ts'

type NameSearch = {
  organizationId: string
  authors: readonly string[] | undefined
  words: readonly string[]
  limit: number
}

export const newestOfName = async (
  tx: Connection,
  { organizationId, authors, words, limit }: NameSearch,
): Promise<{ proposals: ProposalListRow[]; consults: CltConsultListRow[] }> => {
  const scope = { organizationId, authors }
  const search = { ...scope, words, limit, offset: 0 }
  const [proposals, consults] = await Promise.all([
    listNamedPage(
      tx,
      { ...search, table: 'proposals' },
      {
        list: (ids, window) => listProposals(tx, { ...scope, ids }, window),
        count: (ids) => countProposals(tx, { ...scope, ids }, limit),
      },
    ),
    listNamedPage(
      tx,
      { ...search, table: 'clt_consults' },
      {
        list: (ids, window) => listCltConsults(tx, { ...scope, ids }, window),
        count: (ids) => countCltConsults(tx, { ...scope, ids }, limit),
      },
    ),
  ])
  return { proposals: proposals.matches, consults: consults.matches }
}
