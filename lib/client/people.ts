import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  addPersonCertificateCommand,
  removePersonCertificateCommand,
} from '#lib/contracts/people/certificates.ts'
import type {
  changeOwnPasswordCommand,
  choosePasswordCommand,
  confirmOwnPasskeyCommand,
  confirmOwnSecondFactorCommand,
  endOwnSessionsCommand,
  listOwnSessionsContract,
  markOwnAccessChangesReadCommand,
  removeOwnPasskeyCommand,
  removeOwnSecondFactorCommand,
  renewOwnRecoveryCodesCommand,
  startOwnPasskeyCommand,
} from '#lib/contracts/people/own-access.ts'
import type {
  getPersonContract,
  listPeopleContract,
  listTeamsContract,
} from '#lib/contracts/people/people.ts'
import type {
  changePersonCommand,
  changePersonTeamCommand,
  deactivatePersonCommand,
  endSessionsCommand,
  invitePersonCommand,
  issueAccessLinkCommand,
  reactivatePersonCommand,
} from '#lib/contracts/people/person-changes.ts'
import type {
  createTeamCommand,
  deleteTeamCommand,
  renameTeamCommand,
} from '#lib/contracts/people/team-changes.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type PeopleQuery = WireInputOf<typeof listPeopleContract>
export type People = WireOutputOf<typeof listPeopleContract>
export type Person = People['people'][number]
export type PersonDetail = WireOutputOf<typeof getPersonContract>
export type Session = PersonDetail['sessions'][number]
export type Teams = WireOutputOf<typeof listTeamsContract>
export type Team = Teams['teams'][number]
export type OwnSessions = WireOutputOf<typeof listOwnSessionsContract>
export type IssuedLink = WireOutputOf<typeof issueAccessLinkCommand>

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>

export type PersonActions = {
  change: Of<typeof changePersonCommand>
  issueLink: Of<typeof issueAccessLinkCommand>
  deactivate: Of<typeof deactivatePersonCommand>
  reactivate: Of<typeof reactivatePersonCommand>
  endSessions: Of<typeof endSessionsCommand>
  addCertificate: Of<typeof addPersonCertificateCommand>
  removeCertificate: Of<typeof removePersonCertificateCommand>
}
export type ChangePersonTeam = Of<typeof changePersonTeamCommand>
export type InvitePerson = Of<typeof invitePersonCommand>

export type TeamActions = {
  create: Of<typeof createTeamCommand>
  rename: Of<typeof renameTeamCommand>
  remove: Of<typeof deleteTeamCommand>
}

export type OwnAccessActions = {
  changePassword: Of<typeof changeOwnPasswordCommand>
  endSessions: Of<typeof endOwnSessionsCommand>
}
export type ConfirmSecondFactor = Of<typeof confirmOwnSecondFactorCommand>

export type SecondFactorActions = {
  renewCodes: Of<typeof renewOwnRecoveryCodesCommand>
  remove: Of<typeof removeOwnSecondFactorCommand>
}
export type PasskeyActions = {
  start: Of<typeof startOwnPasskeyCommand>
  confirm: Of<typeof confirmOwnPasskeyCommand>
}
export type NewPasskey = WireOutputOf<typeof confirmOwnPasskeyCommand>
export type OwnPasskey = OwnSecondFactor['passkeys'][number]
export type RemovePasskey = Of<typeof removeOwnPasskeyCommand>
export type OwnSecondFactor = WireOutputOf<typeof removeOwnSecondFactorCommand>
export type MarkAccessRead = Of<typeof markOwnAccessChangesReadCommand>
export type ChoosePassword = Of<typeof choosePasswordCommand>

const RESTING_MS = 20_000

export const usePeople = (query: PeopleQuery, initial: People) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['people', 'list', query] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listPeopleContract>('/panel/people', query, {
        signal,
      }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}

export const useTeamMembers = (teamId: string) =>
  useQuery({
    queryKey: ['people', 'of-team', teamId] as const,
    queryFn: ({ signal }) => callApi<typeof listPeopleContract>('/panel/people', { teamId }, { signal }),
  })

const personKey = (id: string) => ['people', 'one', id] as const

const personOf = (id: string) => ({
  queryKey: personKey(id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<typeof getPersonContract>('/panel/people/{id}', { id }, { signal }),
})

export const usePersonPreview = (id: string) => useQuery(personOf(id))

export const usePerson = (initial: PersonDetail) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    ...personOf(initial.id),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}

export const useCachePerson = () => {
  const client = useQueryClient()
  return (person: PersonDetail): void => {
    client.setQueryData(personKey(person.id), person)
    void client.invalidateQueries({ queryKey: ['people', 'list'] })
  }
}

export const useTeams = (initial: Teams) =>
  useQuery({
    queryKey: ['people', 'teams'] as const,
    queryFn: ({ signal }) => callApi<typeof listTeamsContract>('/panel/teams', {}, { signal }),
    initialData: initial,
  })

export const ownSessionsKey = ['people', 'own-sessions'] as const

export const useOwnSessions = (initial: OwnSessions) =>
  useQuery({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) =>
      callApi<typeof listOwnSessionsContract>('/panel/account/sessions', {}, { signal }),
    initialData: initial,
    refetchInterval: RESTING_MS,
  })

export const useRefetchPeople = () => {
  const client = useQueryClient()
  return (): void => void client.invalidateQueries({ queryKey: ['people'] })
}
