import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SMALL = 25

/** Small on purpose: the next of their kind gets a file as well. */
const APART = ['lib/domain/reasons/personal-data.ts', 'lib/domain/reasons/sales.ts']

const sources = ['app', 'components', 'db', 'lib', 'tests', 'bench', 'scripts', 'server.ts', 'worker.ts']
  .flatMap((root) => (root.includes('.') ? [root] : filesBelow(root)))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

function filesBelow(root: string) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** What a file imports: the path, and whether it is loaded only when it is needed. */
const imports = sources.flatMap(({ path: from, text }) =>
  [...text.matchAll(/\b(?:from|import)\s*(\()?\s*'([#.][^']+)'/g)].map(([, later, to = '']) => ({
    from,
    to: pathOf(from, to),
    isLater: later !== undefined,
  })),
)

function pathOf(from: string, specifier: string): string | undefined {
  const plain = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier)
  return ['', '.ts', '.tsx'].map((end) => plain + end).find((path) => /\.\w+$/.test(path) && existsSync(path))
}

const isClient = (path: string) => /^'use client'/.test(readFileSync(path, 'utf8'))

/** Files of the product that are a part of one other file beside them and of nothing else. */
const partsOfOne = sources
  .filter(({ path }) => /^(app|components|db|lib)\//.test(path))
  .filter(({ text }) => text.split('\n').length - 1 <= SMALL && !text.startsWith("'use server'"))
  .filter(({ path }) => !readFileSync('package.json', 'utf8').includes(path))
  .filter(({ path }) => {
    const uses = imports.filter(({ to }) => to === path)
    const [first] = uses
    if (!first || uses.length > 1 || first.isLater || dirname(first.from) !== dirname(path)) return false
    return basename(first.from) !== 'page.tsx' && !(isClient(path) && !isClient(first.from))
  })
  .map(({ path }) => path)

test('a few lines that one file of the folder uses, and no test, are in that file', () => {
  expect(partsOfOne.sort()).toEqual(APART)
})
