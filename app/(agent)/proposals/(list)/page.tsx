import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { proposalsHref, readProposalFilter } from '#components/tracking/proposal-filter.ts'
import { ProposalList } from '#components/tracking/proposal-list.tsx'
import { pageQueryOf } from '#components/tracking/tracking-query-of.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listTrackedProposalsContract } from '#lib/contracts/proposals/tracking.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { readSearch } from '#lib/services/access/read-search.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { listProposalAuthors } from '#lib/services/proposals/list-proposal-authors.ts'
import { listTrackedProposals } from '#lib/services/proposals/list-tracked-proposals.ts'
import { listSavedViews } from '#lib/services/saved-views/list-saved-views.ts'
import { cancel } from '../[id]/actions.ts'
import { encrypt } from '../actions.ts'
import { changeViewName, removeView, saveView } from '../view-actions.ts'
import { NewLinks } from './new-links.tsx'

const TEXTS = texts({ title: ['Propostas', 'Proposals'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function ProposalsPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('originate')
  const address = await searchParams
  const search = readSearch(context, address.q)
  const filter = { ...readProposalFilter(address), search: search.encrypted }
  if (search.isMoved) redirect(proposalsHref(filter))
  const [page, institutions, authors, views] = await Promise.all([
    listTrackedProposals(context, requestOf(pageQueryOf(filter, dayInSaoPaulo(context.now)))),
    listAllInstitutions(),
    listProposalAuthors(context),
    listSavedViews(context, { screen: 'proposals' }),
  ])
  return (
    <>
      <PageHeader variant="list" title={t.title} actions={<NewLinks />} />
      <ProposalList
        filter={filter}
        initial={encodeOutput(listTrackedProposalsContract, page)}
        choices={{ institutions: institutions.map(({ code, name }) => ({ code, name })), ...authors }}
        views={views}
        viewActions={{ save: saveView, rename: changeViewName, remove: removeView }}
        now={context.now.toISOString()}
        searched={search.display}
        encrypt={encrypt}
        cancel={cancel}
        takesCpf={context.actor.kind === 'user' && allows(context.actor, 'view_sales')}
      />
    </>
  )
}

const requestOf = (query: ReturnType<typeof pageQueryOf>) => {
  const { query: schema } = listTrackedProposalsContract
  return (schema as NonNullable<typeof schema>).parse(query)
}
