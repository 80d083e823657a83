import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { listQueryOf, readProposalFilter } from '#components/proposals/proposal-filter.ts'
import { ProposalList } from '#components/proposals/proposal-list'
import { PageHeader } from '#components/shell/page-header'
import { LinkButton } from '#components/ui/link-button'
import type { ProposalPage } from '#lib/client/proposals'
import { listProposalsContract } from '#lib/contracts/proposals/proposals'
import { contextOfPerson } from '#lib/http/page-session'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions'
import { listProposals } from '#lib/services/proposals/list-proposals'
import { search } from './actions.ts'

const TEXTS = texts({
  title: ['Propostas', 'Proposals'],
  newClt: ['Nova consulta CLT', 'New CLT query'],
  newFgts: ['Nova consulta FGTS', 'New FGTS query'],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The proposals of the organization. */
export default async function ProposalsPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('originate')
  const filter = readProposalFilter(await searchParams)
  const { query } = listProposalsContract
  const [page, institutions] = await Promise.all([
    listProposals(context, (query as NonNullable<typeof query>).parse(listQueryOf(filter))),
    listAllInstitutions(),
  ])
  return (
    <>
      <PageHeader
        title={t.title}
        actions={
          <span className="flex gap-2 max-sm:hidden">
            <LinkButton href="/clt">{t.newClt}</LinkButton>
            <LinkButton href="/fgts" variant="primary">
              {t.newFgts}
            </LinkButton>
          </span>
        }
      />
      <ProposalList
        filter={filter}
        initial={listProposalsContract.encode(page) as ProposalPage}
        institutions={institutions.map(({ code, name }) => ({ code, name }))}
        now={context.now.toISOString()}
        search={search}
      />
    </>
  )
}
