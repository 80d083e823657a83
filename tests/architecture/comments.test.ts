import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The columns a line of a comment may take, indentation included. */
const COLUMNS = 110

const LINES = ['app', 'components', 'db', 'lib', 'scripts', 'tests', 'bench'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => /^\s*(\*(?=[\s/]|$)|\/\/|\/\*|\{\/\*)/.test(line))
        .map((line) => ({ path, line })),
    ),
)

test(`every line of a comment ends by column ${COLUMNS}`, () => {
  // The linter reads its own instructions on one line alone.
  const long = LINES.filter(({ line }) => [...line].length > COLUMNS && !line.includes('biome-ignore'))
  expect(long).toEqual([])
})

test('a docstring names what is thrown by @throws, not in a sentence', () => {
  const sentences = LINES.filter(({ line }) => /^\s*(\/\*\*|\*)(?=\s).*\bThrows( [`A-Z]|$)/.test(line))
  expect(sentences).toEqual([])
})
