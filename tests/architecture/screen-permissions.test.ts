import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Permission } from '#lib/domain/access/permissions.ts'

/** Permission required by the pages below a path; `person` means any signed-in person. */
const PAGES: Readonly<Record<string, Permission | 'person'>> = {
  '(agent)/account': 'person',
  '(agent)/clt': 'originate',
  '(agent)/customers': 'originate',
  '(agent)/fgts': 'originate',
  '(agent)/home': 'originate',
  '(agent)/proposals': 'originate',
  '(manager)/alerts': 'manage_alerts',
  '(manager)/applications': 'manage_access',
  '(manager)/audit': 'view_audit',
  '(manager)/institutions': 'view_institutions',
  '(manager)/monitoring': 'view_institutions',
  '(manager)/people': 'manage_access',
  '(manager)/sales': 'view_sales',
  '(manager)/review': 'review_proposals',
  '(manager)/review/rules': 'manage_review_rules',
  '(manager)/prices': 'manage_prices',
  '(manager)/webhooks': 'manage_webhooks',
}

/** Pages without sign-in: their content depends on the link, or is public. */
const OPEN = [
  'app/(customer)/consent/[token]/page.tsx',
  'app/(customer)/evidence/[sha256]/page.tsx',
  'app/(customer)/evidence/page.tsx',
  'app/(customer)/fix/[token]/page.tsx',
  'app/(customer)/formalization/[token]/page.tsx',
  'app/(customer)/offer/[token]/page.tsx',
  'app/(entry)/confirmed/page.tsx',
  'app/(entry)/invitation/[token]/page.tsx',
  'app/(entry)/login/code/page.tsx',
  'app/(entry)/login/page.tsx',
  'app/(entry)/second-factor/page.tsx',
  'app/docs/guides/[...guide]/page.tsx',
  'app/docs/operations/[operationId]/page.tsx',
  'app/docs/page.tsx',
  'app/docs/reasons/page.tsx',
  'app/docs/search/page.tsx',
  'app/docs/test-cpfs/page.tsx',
  'app/page.tsx',
]

const MAKERS: Readonly<Record<string, readonly string[]>> = {
  '(agent)': ['action'],
  '(manager)': ['action'],
  '(customer)': ['customerAction'],
  '(entry)': ['customerAction', 'incompleteAction'],
}

const entryOf = (path: string) =>
  Object.entries(PAGES)
    .filter(([place]) => path.startsWith(`app/${place}/`))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1]

const permissionsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:contextOfPerson|requirePerson)\((?:'(\w+)')?\)/g)].map(
    ([, name]) => name ?? 'person',
  )

const pages = globSync('app/**/page.tsx').sort()
const signedIn = pages.filter((path) => !OPEN.includes(path))

describe('a page', () => {
  test('has an entry with its permission, or is listed as open', () => {
    expect(signedIn.filter((path) => entryOf(path) === undefined)).toEqual([])
    expect(OPEN.filter((path) => !pages.includes(path))).toEqual([])
    expect(signedIn.length).toBeGreaterThan(30)
  })

  test.each(signedIn)('requires the permission of its entry: %s', (path) => {
    expect(new Set(permissionsIn(readFileSync(path, 'utf8')))).toEqual(new Set([entryOf(path)]))
  })

  test('is detected if it requires no permission or another one', () => {
    expect(permissionsIn('const context = await contextOfPerson()')).toEqual(['person'])
    expect(permissionsIn('export default async function Page() { return null }')).toEqual([])
  })
})

test.each(globSync('app/**/actions.ts').sort())(
  'defines the actions of %s only by the functions allowed for their screens',
  (path) => {
    const group = Object.keys(MAKERS).find((one) => path.startsWith(`app/${one}/`)) ?? ''
    const calls = [...readFileSync(path, 'utf8').matchAll(/\b(\w*[aA]ction)\(/g)].map(([, name = '']) => name)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter((name) => !MAKERS[group]?.includes(name))).toEqual([])
  },
)
