import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PersonScreen } from '#components/people/person-screen.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listAccessRequestsContract } from '#lib/contracts/people/access-requests.ts'
import { getPersonContract, listTeamsContract } from '#lib/contracts/people/people.ts'
import { listRolesContract } from '#lib/contracts/people/roles.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { listAccessRequests } from '#lib/services/people/list-access-requests.ts'
import { listRoles } from '#lib/services/people/list-roles.ts'
import { listTeams } from '#lib/services/people/list-teams.ts'
import {
  addCertificate,
  change,
  deactivate,
  decide,
  endSessions,
  issueLink,
  reactivate,
  removeCertificate,
  request,
} from '../actions.ts'

const TEXTS = texts({ title: ['Pessoa', 'Person'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function PersonPage({ params }: { params: Promise<{ id: string }> }) {
  const context = await contextOfPerson('manage_access')
  const { id } = await params
  const person = await orNotFound(id, () => getPerson(context, { id: id.toLowerCase() }), notFound)
  const [teamList, requests, book] = await Promise.all([
    listTeams(context),
    listAccessRequests(context),
    listRoles(context),
  ])
  const { teams } = encodeOutput(listTeamsContract, teamList)
  const { roles } = encodeOutput(listRolesContract, book)
  return (
    <PersonScreen
      initial={encodeOutput(getPersonContract, person)}
      teams={teams}
      roles={roles}
      now={context.now.toISOString()}
      isSelf={person.id === context.actor.id}
      requests={encodeOutput(listAccessRequestsContract, requests)}
      request={request}
      decide={decide}
      actions={{
        addCertificate,
        change,
        deactivate,
        endSessions,
        issueLink,
        reactivate,
        removeCertificate,
      }}
    />
  )
}
