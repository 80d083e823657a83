import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encryptedSearch } from '#lib/services/access/encrypt-search.ts'
import { listAudit } from '#lib/services/audit/list-audit.ts'
import type { Context } from '#lib/services/context.ts'
import { changePerson } from '#lib/services/people/change-person.ts'
import { changePersonTeam } from '#lib/services/people/change-person-team.ts'
import { createTeam } from '#lib/services/people/create-team.ts'
import { deactivatePerson } from '#lib/services/people/deactivate-person.ts'
import { deleteTeam } from '#lib/services/people/delete-team.ts'
import { endSessions } from '#lib/services/people/end-sessions.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { invitePerson } from '#lib/services/people/invite-person.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
import { listPeople } from '#lib/services/people/list-people.ts'
import { listTeams } from '#lib/services/people/list-teams.ts'
import { reactivatePerson } from '#lib/services/people/reactivate-person.ts'
import { renameTeam } from '#lib/services/people/rename-team.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { anyCpf } from '#tests/support/fixtures/person-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let office: OfficeFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  office = await officeFixture()
})

afterAll(() => harness?.stop())

const agent = { role: 'agent', teamId: null, visibility: 'own' } as const
const invitation = (email: string, name = 'Bia') => ({ ...agent, email, name })
const email = () => `${anyCpf()}-${Math.random().toString(36).slice(2)}@example.com`

describe('teams', () => {
  test('have unique names, and are deleted only when nobody is in them', async () => {
    const { manager, agent: person } = await office.open()
    const { id: teamId } = await createTeam(manager(), { name: 'Centro' })
    const { id: other } = await createTeam(manager(), { name: 'Praia' })
    expect(await codeOf(createTeam(manager(), { name: 'Centro' }))).toBe('name_taken')
    expect(await codeOf(renameTeam(manager(), { id: other, name: 'Centro' }))).toBe('name_taken')
    await renameTeam(manager(), { id: other, name: 'Orla' })
    const updated = await changePerson(manager(), { ...agent, id: person.id, name: 'Ana', teamId })
    expect(updated.team).toEqual({ id: teamId, name: 'Centro' })
    expect(await codeOf(deleteTeam(manager(), { id: teamId }))).toBe('team_not_empty')
    await deleteTeam(manager(), { id: other })
    expect(await listTeams(manager())).toMatchObject([{ name: 'Centro', members: 1 }])
    expect(
      await codeOf(changePerson(manager(), { ...agent, id: person.id, name: 'Ana', teamId: other })),
    ).toBe('team_not_found')
  })

  test('get a person from an outdated list without undoing what another manager changed', async () => {
    const { manager, agent: person } = await office.open()
    const { id: teamId } = await createTeam(manager(), { name: 'Centro' })
    await changePerson(manager(), { ...agent, id: person.id, name: 'Ana Nova', visibility: 'team' })
    await changePersonTeam(manager(), { id: person.id, teamId })
    expect(await getPerson(manager(), { id: person.id })).toMatchObject({
      name: 'Ana Nova',
      role: 'agent',
      visibility: 'team',
      team: { id: teamId, name: 'Centro' },
    })
    await changePersonTeam(manager(), { id: person.id, teamId })
    await changePersonTeam(manager(), { id: person.id, teamId: null })
    const { rows } = await listAudit(manager(), { limit: 10, subjectId: person.id })
    const changes = rows.flatMap(({ action, details }) =>
      action === 'user_changed' ? [details.changed] : [],
    )
    // The second move to the same team changed nothing.
    expect(changes.slice(0, 2)).toEqual([
      { teamId: { from: teamId, to: null } },
      { teamId: { from: null, to: teamId } },
    ])
    expect(changes).toHaveLength(3)
    const { manager: stranger } = await office.open()
    const { id: foreign } = await createTeam(stranger(), { name: 'Centro' })
    expect(await codeOf(changePersonTeam(manager(), { id: person.id, teamId: foreign }))).toBe(
      'team_not_found',
    )
  })

  test('report a name as taken that somebody else is just taking', async () => {
    const { manager } = await office.open()
    const { owner } = harness.database
    const { id: first } = await createTeam(manager(), { name: 'Norte' })
    const { id: second } = await createTeam(manager(), { name: 'Sul' })
    const codes: Promise<string | undefined>[] = []
    await owner.begin(async (tx) => {
      await tx`update teams set name = 'Leste' where id = ${first}`
      codes.push(codeOf(renameTeam(manager(), { id: second, name: 'Leste' })))
      await eventually('the second change to wait for the first', async () => {
        const [row] = await owner`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        return Number(row?.count) === codes.length
      })
    })
    expect(await Promise.all(codes)).toEqual(['name_taken'])
    expect((await listTeams(manager())).map(({ name }) => name)).toEqual(['Leste', 'Sul'])
  })
})

describe('access to people', () => {
  test('is closed to agents, and shows nobody to a manager of another organization', async () => {
    const [one, other] = [await office.open(), await office.open()]
    const { id } = one.agent
    const { id: teamId } = await createTeam(one.manager(), { name: 'Centro' })
    const change = { ...agent, id, name: 'X' }
    const reaches: ((who: Context) => Promise<unknown>)[] = [
      (who) => getPerson(who, { id }),
      (who) => changePerson(who, change),
      (who) => changePersonTeam(who, { id, teamId: null }),
      (who) => issueAccessLink(who, { id }),
      (who) => deactivatePerson(who, { id }),
      (who) => reactivatePerson(who, { id }),
      (who) => endSessions(who, { id }),
      (who) => renameTeam(who, { id: teamId, name: 'Y' }),
      (who) => deleteTeam(who, { id: teamId }),
    ]
    for (const reach of reaches) {
      expect(await codeOf(reach(one.agent.context('')))).toBe('permission_denied')
      expect(await codeOf(reach(other.manager()))).toBe('not_found')
    }
    const own: ((who: Context) => Promise<unknown>)[] = [
      (who) => listPeople(who, {}),
      (who) => listTeams(who),
      (who) => invitePerson(who, invitation(email())),
      (who) => createTeam(who, { name: 'Z' }),
    ]
    for (const reach of own) expect(await codeOf(reach(one.agent.context('')))).toBe('permission_denied')
    expect((await listPeople(other.manager(), {})).map((person) => person.id)).not.toContain(id)
    expect(await codeOf(invitePerson(other.manager(), { ...invitation(email()), teamId }))).toBe(
      'team_not_found',
    )
  })

  test('is filtered by words, state, role and team', async () => {
    const { manager, agent: person, managerId } = await office.open()
    const { id: invitedId } = await invitePerson(manager(), invitation(email(), 'Zuleica Prado'))
    const encrypt = (search: string) => encryptedSearch(manager(), search)
    const ids = async (filter: Parameters<typeof listPeople>[1]) =>
      (await listPeople(manager(), filter)).map(({ id }) => id)
    expect(await ids({ searchToken: encrypt('zuLEICA') })).toEqual([invitedId])
    expect(await ids({ searchToken: encrypt(person.email) })).toEqual([person.id])
    expect(await ids({ state: 'invited' })).toEqual([invitedId])
    expect(await ids({ role: 'manager' })).toEqual([managerId])
    expect(await ids({ visibility: 'own' })).toEqual([invitedId])
    expect(await ids({ searchToken: encrypt('%') })).toEqual([])
    const other = await office.open()
    for (const searchToken of ['Zuleica', encryptedSearch(other.manager(), 'Zuleica')])
      expect(await codeOf(listPeople(manager(), { searchToken }))).toBe('link_invalid')
  })
})
