import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const pathsUnder = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const files = new Map(
  ['app', 'components'].flatMap(pathsUnder).map((path) => [path, readFileSync(path, 'utf8')]),
)

/** Renders something a person types into or chooses with. */
const FIELD =
  /from '[^']*\/[a-z-]+-field(\.tsx)?'|from '[^']*(checkbox|radio-group)(\.tsx)?'|<textarea|<input(?![^>]*type="hidden")/

/** Hands something to a server action. */
const SENDS = /\brunAction\(|\buseActionState\(/

/** Has it checked by a contract's schema, in a form of react-hook-form. */
const CHECKED = /\b(useActionForm|useCustomerForm|contractResolver)\b/

/** Searches as it is typed in: a read, by an action because no address may carry a CPF. */
const SEARCH = 'components/palette/palette-box.tsx'

const HOOK = /from '(\.[^']*\/use-[a-z-]+\.ts)'/g

/** What a component is made of as far as its form goes: itself and the hooks of ours that it uses. */
const withHooks = (path: string, text: string): string =>
  [text, ...[...text.matchAll(HOOK)].map(([, hook = '']) => files.get(join(dirname(path), hook)) ?? '')].join(
    '\n',
  )

describe('forms', () => {
  test('whatever renders a field and hands it to a server action is a form checked by the contract', () => {
    const unchecked = [...files]
      .filter(([path, text]) => path.endsWith('.tsx') && path !== SEARCH && FIELD.test(text))
      .map(([path, text]) => [path, withHooks(path, text)] as const)
      .filter(([, text]) => SENDS.test(text) && !CHECKED.test(text))
      .map(([path]) => path)
    expect(unchecked).toEqual([])
  })

  test('the rule sees the forms there are', () => {
    const forms = [...files].filter(
      ([path, text]) => path.endsWith('.tsx') && FIELD.test(text) && CHECKED.test(withHooks(path, text)),
    )
    expect(forms.length).toBeGreaterThan(15)
  })
})
