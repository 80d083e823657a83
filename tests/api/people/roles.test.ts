import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts.ts'
import type { AnyContract } from '#lib/contracts/contract.ts'
import { ROLE_EXAMPLE } from '#lib/contracts/people/roles.ts'
import { PERMISSIONS, type Permission, withNeeded } from '#lib/domain/access/permissions.ts'
import { changePerson } from '#lib/services/people/change-person.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OwnRoleFixture, ownRoleFixture } from '#tests/support/fixtures/own-role-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { BACK_OFFICE_ENTRIES, NAMED_PARTS, PANEL_QUERIES } from '#tests/support/matrix/endpoint-entries.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let roles: OwnRoleFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  roles = await ownRoleFixture(harness)
})
afterAll(() => harness?.stop())

const NOTHING = '0199a3b2-7c00-7000-8000-00000000dead'
// The change stream never ends and has its own tests.
const READS = BACK_OFFICE_CONTRACTS.filter(({ name, method }) => name !== 'followChanges' && method === 'GET')

const pathOf = ({ path, name }: AnyContract) => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => NAMED_PARTS[name] ?? NOTHING)
  const query = new URLSearchParams(PANEL_QUERIES[name])
  return query.size === 0 ? address : `${address}?${query}`
}

const person = async (permissions: readonly Permission[]) => {
  const organization = await roles.open(permissions)
  const { id, headers } = await signedInPerson(access, { organizationId: organization.organizationId })
  await roles.assignRole(id, organization.role)
  return { ...organization, id, read: (path: string) => harness.api(path, { token: null, headers }) }
}

describe('a person with a custom role', () => {
  test.each(PERMISSIONS)(
    'with the permission to %s reads what requires it and nothing else',
    async (permission) => {
      const permitted = withNeeded([permission])
      const { read } = await person(permitted)
      const wrong: string[] = []
      for (const contract of READS) {
        const entry = BACK_OFFICE_ENTRIES[contract.name]
        const mayRead = entry === 'own' || permitted.some((each) => each === entry)
        const { status, body } = await read(pathOf(contract))
        const isRefused = status === 403 && body.code === 'permission_denied'
        if (isRefused === mayRead) wrong.push(`${contract.name}: ${status} ${body?.code ?? ''}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test('loses from the next request on what the role lost', async () => {
    const { read, managers } = await person(['originate', 'view_audit'])
    expect((await read('/panel/audit')).status).toBe(200)
    await roles.agree(managers, { name: 'Analista', permissions: ['originate', 'view_sales'] })
    expect((await read('/panel/audit')).body.code).toBe('permission_denied')
    expect((await read('/panel/sales/overview')).status).toBe(200)
  })

  test('gains from the next request on what another role permits', async () => {
    const { read, first, id } = await person(['view_audit'])
    expect((await read('/panel/home')).body.code).toBe('permission_denied')
    const agent = { role: 'agent', ownRoleId: null, teamId: null } as const
    await changePerson(first(), { id, ...agent, name: 'Ana', visibility: 'own' })
    expect((await read('/panel/home')).status).toBe(200)
    expect((await read('/panel/audit')).body.code).toBe('permission_denied')
  })
})

describe('GET /panel/roles', () => {
  test('returns the roles of the organization to people who manage access, in the documented shape', async () => {
    const { read, id } = await person(['manage_access'])
    await person(['view_audit'])
    const response = await read('/panel/roles')
    const { status, body } = response
    expect([status, body.roles.length, body.proposals]).toEqual([200, 1, []])
    expect(Object.keys(body.roles[0]).sort()).toEqual(Object.keys(ROLE_EXAMPLE).sort())
    expect(body.roles[0]).toMatchObject({ likeRole: 'manager', people: [{ id, name: 'Ana' }] })
    const list = await read(`/panel/people?ownRoleId=${body.roles[0].id}`)
    expect(list.body.people).toMatchObject([{ id, ownRole: { id: body.roles[0].id, name: 'Analista' } }])
  })
})
