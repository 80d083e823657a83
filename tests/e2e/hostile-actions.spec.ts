import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { e2eEmptyOrganization } from '#tests/support/e2e/empty-organization.ts'
import { signInPage } from './pages/sign-in-page.ts'

type Manifest = { node: Record<string, { workers: Record<string, unknown>; exportedName?: string }> }
type ActionOfScreen = { id: string; name: string; path: string }

const actionsOfBuild = async (): Promise<ActionOfScreen[]> => {
  const manifest: Manifest = JSON.parse(await readFile('.next/server/server-reference-manifest.json', 'utf8'))
  return Object.entries(manifest.node).map(([id, { workers, exportedName = '' }]) => {
    const page = Object.keys(workers)[0] ?? ''
    const path = page
      .replace(/^app|\/page$/g, '')
      .replace(/\/\([^/]+\)/g, '')
      .replace(/\[[^/]+\]/g, randomUUID())
    return { id, name: `${page} ${exportedName}`, path: path || '/' }
  })
}

const MASKED = '***.982.247-**'
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

const HOSTILE: Record<string, string> = {
  'nothing at all': '',
  'no JSON': '{"',
  'no list of arguments': '{}',
  'no arguments': '[]',
  null: '[null]',
  'a text': '["x"]',
  'a list': '[[1]]',
  'numbers where texts belong': JSON.stringify([
    { id: 7, token: 7, documentNumber: 52998224725, password: 1 },
  ]),
  'lists and objects where texts belong': JSON.stringify([
    {
      id: {},
      token: [],
      documentNumber: { a: [MASKED] },
      providers: 5,
      ids: 'x',
      filter: null,
      rows: [null],
    },
  ]),
  'a masked CPF of no row': JSON.stringify([
    { documentNumber: MASKED, ofQuery: {}, balanceId: 5, fgtsSimulationId: [], simulation_id: 1 },
  ]),
  'no form': '["x",null,null]',
  'a reference to nothing': '["$F9"]',
  'a prototype': '[{"__proto__":{"documentNumber":"x"},"constructor":{"prototype":1}}]',
  'a text the database cannot hold':
    '[{"id":"\\u0000","token":"\\u0000","search":"\\ud800","name":"\\u0000"}]',
  'what is nested without end': `[${deep}]`,
}

const send = async (request: APIRequestContext, { id, path }: ActionOfScreen, data: string) => {
  const headers = {
    'next-action': id,
    accept: 'text/x-component',
    'content-type': 'text/plain;charset=UTF-8',
  }
  const answer = await request.post(path, { headers, data: Buffer.from(data), maxRedirects: 0 })
  return { status: answer.status(), text: await answer.text() }
}

test('unreadable input to any server action is rejected as a client error, for every role', async ({
  page,
}) => {
  const { email, password } = e2eEmptyOrganization()
  const actions = await actionsOfBuild()
  expect(actions.length).toBeGreaterThan(90)
  await signInPage(page).enterAs(email, password)
  const failures: string[] = []
  for (const action of actions) {
    for (const [kind, body] of Object.entries(HOSTILE)) {
      const { status, text } = await send(page.request, action, body)
      if (status >= 500 || text.includes('internal_error'))
        failures.push(`${action.name}: ${kind} → ${status}`)
    }
  }
  expect(failures).toEqual([])
})
