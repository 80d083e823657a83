import { scryptSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetPassword } from '#lib/services/access/reset-password.ts'
import { strongPassword } from '#lib/services/access/shared/strong-password.ts'
import { signIn } from '#lib/services/access/sign-in.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})

afterAll(() => harness?.stop())

const ABOUT = ['ana.lima@financeira.example', 'Ana Lima', 'Financeira Boa Vista']

describe('a chosen password', () => {
  test.each([
    '123456789012345',
    'senha1234567890',
    'password1234567',
    'qwertyuiopasdfgh',
    'aaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    'brasilbrasilbrasil',
    'ana.lima@financeira.example',
    'AnaLima-2026-2026',
    'FinanceiraBoaVista1',
    'Originacao-Credito-26',
  ])('is rejected when it is %s', async (password) => {
    expect(await codeOf(strongPassword(password, ABOUT))).toBe('guessable_password')
  })

  test.each([
    'cavalo bateria grampo certo',
    'Minha casa verde 2026',
    'x7Qm!fP9zLw2Vt3k',
    'ana come pudim azul no telhado',
  ])('is accepted when it is %s', async (password) => {
    expect(await strongPassword(password, ABOUT)).toBe(password)
  })

  test('is rejected with words of the organization or the person wherever one is chosen', async () => {
    const { changeOwnPassword } = await import('#lib/services/people/change-own-password.ts')
    const { createUser } = await import('#lib/services/access/create-user.ts')
    const { agent, organizationId } = await (await officeFixture()).open()
    const [row] = await harness.database.owner`select name from organizations where id = ${organizationId}`
    const password = `${row?.name} 2026`
    const input = {
      email: `nova-${crypto.randomUUID()}@example.com`,
      name: 'Nova',
      role: 'agent',
      password,
    } as const
    const context = access.context(organizationId)
    for (const choice of [
      () => createUser(context, input),
      () => resetPassword(context, { email: agent.email, password }),
      () => changeOwnPassword(agent.context(), { current: agent.password, password }),
    ])
      expect(await codeOf(choice())).toBe('guessable_password')
  })

  test('is reported at its field, with a hint how to choose another', async () => {
    const refusal = await strongPassword('123456789012345', []).catch((error) => error)
    expect(refusal).toMatchObject({
      code: 'guessable_password',
      errors: [{ pointer: '/password', code: 'guessable_password' }],
    })
  })

  test('is checked wherever one is chosen, and a rejected reset keeps the old one', async () => {
    const organizationId = await harness.demoOrganizationId()
    const person = await access.person(organizationId)
    const reset = resetPassword(access.context(organizationId), {
      email: person.email,
      password: 'senha1234567890',
    })
    expect(await codeOf(reset)).toBe('guessable_password')
    expect((await signIn(access.stranger(), person)).userId).toBe(person.id)
  })
})

test('replaces an older hash with Argon2id at the next sign-in', async () => {
  const organizationId = await harness.demoOrganizationId()
  const person = await access.person(organizationId)
  const salt = Buffer.from('salt of before')
  const key = scryptSync(person.password, salt, 32, { N: 1024, r: 8, p: 1 })
  const old = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  const { owner } = harness.database
  await owner`update users set password_hash = ${old} where id = ${person.id}`
  expect(await codeOf(signIn(access.stranger(), { ...person, password: 'wrong' }))).toBe('sign_in_failed')
  const hashOf = async () => (await owner`select password_hash from users where id = ${person.id}`)[0]
  expect(await hashOf()).toEqual({ password_hash: old })
  await signIn(access.stranger(), person)
  expect((await hashOf())?.password_hash).toMatch(/^\$argon2id\$/)
  expect((await signIn(access.stranger(), person)).userId).toBe(person.id)
})
