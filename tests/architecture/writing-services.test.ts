import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = 'lib/services'

const texts = new Map(
  readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

const importedBy = (path: string) =>
  [...(texts.get(path) ?? '').matchAll(/^import (?!type )[^']*from '([^']+)'/gm)]
    .map(([, from = '']) => (from.startsWith('#') ? from.slice(1) : join(dirname(path), from)))
    .filter((file) => texts.has(file))

/** Source of a service with everything it imports; type-only imports do not count. */
const sourceWithImports = (path: string): string => {
  const visited = new Set([path])
  for (const one of visited) for (const next of importedBy(one)) visited.add(next)
  return [...visited].map((one) => texts.get(one)).join('\n')
}

const isWriting = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '#db\/queries\//g)]
    .flatMap(([, names = '']) => names.split(','))
    .some((name) => /^(insert|update|delete)[A-Z]/.test(name.trim()))

/** Callable services: files directly in the folder of their capability. */
const verbs = [...texts.keys()].filter(
  (path) => path.split('/').length === 4 && !path.startsWith(`${ROOT}/kernel/`),
)
const writing = verbs
  .map((path) => [path, sourceWithImports(path)] as const)
  .filter(([, text]) => isWriting(text))
const nameOf = (path: string) => path.slice(ROOT.length + 1, -'.ts'.length)

const exceptions = (pattern: RegExp, tag: string) => ({
  lacking: writing.filter(([, text]) => !pattern.test(text)).map(([path]) => nameOf(path)),
  documented: verbs
    .filter((path) => new RegExp(`^ \\* ${tag} \\S`, 'm').test(texts.get(path) ?? ''))
    .map(nameOf),
})

test('requires a permission check in every writing service, or @withoutPermission with its caller', () => {
  expect(writing.length).toBeGreaterThan(80)
  const { lacking, documented } = exceptions(/\brequire(Permission|Self)\(/, '@withoutPermission')
  expect(documented.sort()).toEqual(lacking.sort())
})

test('requires a row of the audit or of a history from every writing service, or @withoutTrace with its record', () => {
  const { lacking, documented } = exceptions(/\b(recordAudit|historyLine)\(/, '@withoutTrace')
  expect(documented.sort()).toEqual(lacking.sort())
})
