import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longFunctions } from '#tests/support/checks/long-functions.ts'

const ROOTS = ['app', 'components', 'db', 'lib', 'scripts', 'bench', 'tests/support']
const MOST = 60

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name)),
)

const long = sources.flatMap((path) => longFunctions(path, readFileSync(path, 'utf8'), MOST))

test('allows no function of more than 60 lines of code', () => {
  expect(long).toEqual([])
})

test('counts lines without blank ones and comments, inner functions included', () => {
  const source =
    'const outer = () => {\n  // why\n\n  /* a\n  b */\n  const inner = () => {\n    return 1\n  }\n  return inner\n}\n'
  expect(longFunctions('a.ts', source, 5)).toEqual([{ name: 'outer', line: 1, lines: 6 }])
  expect(longFunctions('a.ts', source, 6)).toEqual([])
})
