import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { AccessRequests } from '#components/people/access-requests.tsx'
import { InviteDialog } from '#components/people/invite-dialog.tsx'
import { peopleHref, peopleQueryOf, readPeopleFilter } from '#components/people/people-filter.ts'
import { PeopleList } from '#components/people/people-list.tsx'
import { PeopleTabs } from '#components/people/people-tabs.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listAccessRequestsContract } from '#lib/contracts/people/access-requests.ts'
import { listPeopleContract, listTeamsContract } from '#lib/contracts/people/people.ts'
import { listRolesContract } from '#lib/contracts/people/roles.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { readSearch } from '#lib/services/access/read-search.ts'
import { listAccessRequests } from '#lib/services/people/list-access-requests.ts'
import { listPeople } from '#lib/services/people/list-people.ts'
import { listRoles } from '#lib/services/people/list-roles.ts'
import { listTeams } from '#lib/services/people/list-teams.ts'
import { changeTeam, decide, encrypt, invite, request } from '../actions.ts'

const TEXTS = texts({
  title: ['Pessoas', 'People'],
  meta: [
    'Quem tem acesso, o que pode fazer e que trabalho vê.',
    'Who has access, what they may do and whose work they see.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function PeoplePage({ searchParams }: PageProps) {
  const context = await contextOfPerson('manage_access')
  const t = await pageTexts(TEXTS)
  const address = await searchParams
  const search = readSearch(context, address.q)
  const filter = { ...readPeopleFilter(address), search: search.encrypted }
  if (search.isMoved) redirect(peopleHref(filter))
  const [people, teamList, requests, book] = await Promise.all([
    listPeople(context, peopleQueryOf(filter)),
    listTeams(context),
    listAccessRequests(context),
    listRoles(context),
  ])
  const { teams } = encodeOutput(listTeamsContract, teamList)
  const { roles } = encodeOutput(listRolesContract, book)
  return (
    <>
      <PageHeader
        variant="list"
        title={t.title}
        meta={t.meta}
        actions={<InviteDialog {...{ teams, roles, invite, request }} />}
      />
      <PeopleTabs />
      <AccessRequests
        initial={encodeOutput(listAccessRequestsContract, requests)}
        now={context.now.toISOString()}
        decide={decide}
      />
      <PeopleList
        filter={filter}
        initial={encodeOutput(listPeopleContract, people)}
        teams={teams}
        roles={roles}
        now={context.now.toISOString()}
        searched={search.display}
        encrypt={encrypt}
        changeTeam={changeTeam}
      />
    </>
  )
}
