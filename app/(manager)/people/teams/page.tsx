import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PeopleTabs } from '#components/people/people-tabs.tsx'
import { readTeamFilter } from '#components/people/team-filter.ts'
import { TeamList } from '#components/people/team-list.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listTeamsContract } from '#lib/contracts/people/people.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listTeams } from '#lib/services/people/list-teams.ts'
import { create, remove, rename } from '../actions.ts'

const TEXTS = texts({
  title: ['Times', 'Teams'],
  meta: [
    'Quem tem acesso ao trabalho do time vê o de quem está no mesmo time.',
    'With access to the team’s work a person sees that of everybody in the same team.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function TeamsPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('manage_access')
  const t = await pageTexts(TEXTS)
  return (
    <>
      <PageHeader title={t.title} meta={t.meta} />
      <PeopleTabs />
      <TeamList
        filter={readTeamFilter(await searchParams)}
        initial={encodeOutput(listTeamsContract, await listTeams(context))}
        actions={{ create, rename, remove }}
        now={context.now.toISOString()}
      />
    </>
  )
}
