import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor, Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness.stop())

const person = async (organizationId?: string) => {
  const signedIn = await signedInPerson(access, organizationId ? { organizationId } : {})
  const actor: Actor = {
    kind: 'user',
    id: signedIn.id,
    name: 'Ana',
    email: signedIn.email,
    role: 'agent',
    sessionId: signedIn.sessionId,
    teamId: null,
    visibility: 'all',
  }
  const context: Context = { ...access.context(signedIn.organizationId), actor }
  const names = async (screen = 'proposals') => {
    const answer = await harness.api(`/panel/views?screen=${screen}`, {
      token: null,
      headers: signedIn.headers,
    })
    return answer.body.data.map(({ name }: { name: string }) => name)
  }
  const save = async (name: string, query = 'status=paid') => {
    const { saveView } = await import('#lib/services/saved-views/save-view.ts')
    return saveView(context, { screen: 'proposals', name, query })
  }
  return { ...signedIn, context, names, save }
}

test('keeps a view per person and screen, and replaces its filter under the same name', async () => {
  const ana = await person()
  const first = await ana.save('Minhas')
  const again = await ana.save('Minhas', 'status=pending')
  expect(again).toMatchObject({ id: first.id, screen: 'proposals', name: 'Minhas', query: 'status=pending' })
  expect(await ana.names()).toEqual(['Minhas'])
  expect(await ana.names('clt')).toEqual([])
  const colleague = await person(ana.organizationId)
  expect(await colleague.names()).toEqual([])
})

test('lets only its person rename and delete a view, never to a used name', async () => {
  const { renameView } = await import('#lib/services/saved-views/rename-view.ts')
  const { deleteView } = await import('#lib/services/saved-views/delete-view.ts')
  const ana = await person()
  const colleague = await person(ana.organizationId)
  const { id } = await ana.save('Uma')
  await ana.save('Outra')
  expect(await codeOf(renameView(ana.context, { id, name: 'Outra' }))).toBe('name_taken')
  expect(await codeOf(renameView(colleague.context, { id, name: 'Roubada' }))).toBe('not_found')
  expect(await codeOf(deleteView(colleague.context, { id }))).toBe('not_found')
  await renameView(ana.context, { id, name: 'Primeira' })
  expect(await ana.names()).toEqual(['Primeira', 'Outra'])
  await deleteView(ana.context, { id })
  expect(await ana.names()).toEqual(['Outra'])
})

test('encrypts searched names when a view is stored, and in old views when they are read', async () => {
  const ana = await person()
  const { listSavedViews } = await import('#lib/services/saved-views/list-saved-views.ts')
  const { decryptSearch } = await import('#lib/services/access/encrypt-search.ts')
  const view = await ana.save('Família', 'q=Souza&sort=customer')
  expect(view.query).toMatch(/^q=[\w-]{39,}&sort=customer$/)
  expect(decryptSearch(ana.context, view.query.slice(2, view.query.indexOf('&')))).toBe('Souza')
  expect((await ana.save('Família', view.query)).query).toBe(view.query)
  await harness.database.owner`update saved_views set query = 'q=Souza&sort=customer' where id = ${view.id}`
  expect(await listSavedViews(ana.context, { screen: 'proposals' })).toMatchObject([{ query: view.query }])
})

test('stores no CPF in a view, and at most thirty views per person', async () => {
  const ana = await person()
  expect(await codeOf(ana.save('CPF', 'q=529.982.247-25'))).toBe('view_not_kept')
  for (let count = 0; count < 30; count += 1) await ana.save(`Visão ${count}`)
  expect(await codeOf(ana.save('Mais uma'))).toBe('too_many_views')
  await ana.save('Visão 3', 'status=canceled')
  expect(await ana.names()).toHaveLength(30)
})
