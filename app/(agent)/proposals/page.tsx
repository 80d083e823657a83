import type { Metadata } from 'next'
import { listQueryOf, readProposalFilter } from '#components/proposals/proposal-filter.ts'
import { ProposalList } from '#components/proposals/proposal-list'
import { PageHeader } from '#components/shell/page-header'
import { LinkButton } from '#components/ui/link-button'
import type { ProposalPage } from '#lib/client/proposals'
import { listFgtsProposalsContract } from '#lib/contracts/fgts/proposal-list'
import { contextOfPerson } from '#lib/http/page-session'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions'
import { listProposals } from '#lib/services/proposals/list-proposals'
import { search } from './actions.ts'

export const metadata: Metadata = { title: 'Propostas' }

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The proposals of the organization. */
export default async function ProposalsPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('originate')
  const filter = readProposalFilter(await searchParams)
  const { query } = listFgtsProposalsContract
  const [page, institutions] = await Promise.all([
    listProposals(context, (query as NonNullable<typeof query>).parse(listQueryOf(filter))),
    listAllInstitutions(),
  ])
  return (
    <>
      <PageHeader
        title="Propostas"
        actions={
          <LinkButton href="/fgts" variant="primary" className="max-sm:hidden">
            Nova consulta
          </LinkButton>
        }
      />
      <ProposalList
        filter={filter}
        initial={listFgtsProposalsContract.encode(page) as ProposalPage}
        institutions={institutions.map(({ code, name }) => ({ code, name }))}
        now={context.now.toISOString()}
        search={search}
      />
    </>
  )
}
