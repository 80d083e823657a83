import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PersonScreen } from '#components/people/person-screen'
import { encodeOutput } from '#lib/contracts/encode-output'
import { getPersonContract, listTeamsContract } from '#lib/contracts/people/people'
import { orNotFound } from '#lib/http/or-not-found'
import { contextOfPerson } from '#lib/http/page-session'
import { getPerson } from '#lib/services/people/get-person'
import { listTeams } from '#lib/services/people/list-teams'
import { change, deactivate, endSessions, issueLink, reactivate } from '../actions.ts'

const TEXTS = texts({ title: ['Pessoa', 'Person'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

/** One person: what they may do, where they are signed in. */
export default async function PersonPage({ params }: { params: Promise<{ id: string }> }) {
  const context = await contextOfPerson('manage_access')
  const { id } = await params
  const person = await orNotFound(id, () => getPerson(context, { id: id.toLowerCase() }), notFound)
  const { teams } = encodeOutput(listTeamsContract, await listTeams(context))
  return (
    <PersonScreen
      initial={encodeOutput(getPersonContract, person)}
      teams={teams}
      now={context.now.toISOString()}
      isSelf={person.id === context.actor.id}
      actions={{ change, deactivate, endSessions, issueLink, reactivate }}
    />
  )
}
