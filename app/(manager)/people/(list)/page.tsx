import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { InviteDialog } from '#components/people/invite-dialog'
import { peopleHref, peopleQueryOf, readPeopleFilter } from '#components/people/people-filter.ts'
import { PeopleList } from '#components/people/people-list'
import { PeopleTabs } from '#components/people/people-tabs'
import { PageHeader } from '#components/shell/page-header'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output'
import { listPeopleContract, listTeamsContract } from '#lib/contracts/people/people'
import { contextOfPerson } from '#lib/http/page-session'
import { askedSearch } from '#lib/services/access/asked-search'
import { listPeople } from '#lib/services/people/list-people'
import { listTeams } from '#lib/services/people/list-teams'
import { encrypt, invite } from '../actions.ts'

const TEXTS = texts({
  title: ['Pessoas', 'People'],
  meta: [
    'Quem tem acesso, o que pode fazer e que trabalho vê.',
    'Who has access, what they may do and whose work they see.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

/** The people of the organization. */
export default async function PeoplePage({ searchParams }: PageProps) {
  const context = await contextOfPerson('manage_access')
  const t = await pageTexts(TEXTS)
  const address = await searchParams
  const asked = askedSearch(context, address.q)
  const filter = { ...readPeopleFilter(address), search: asked.encrypted }
  if (asked.isMoved) redirect(peopleHref(filter))
  const [people, found] = await Promise.all([listPeople(context, peopleQueryOf(filter)), listTeams(context)])
  const { teams } = encodeOutput(listTeamsContract, found)
  return (
    <>
      <PageHeader
        variant="list"
        title={t.title}
        meta={t.meta}
        actions={<InviteDialog teams={teams} invite={invite} />}
      />
      <PeopleTabs />
      <PeopleList
        filter={filter}
        initial={encodeOutput(listPeopleContract, people)}
        teams={teams}
        now={context.now.toISOString()}
        searched={asked.shown}
        encrypt={encrypt}
      />
    </>
  )
}
