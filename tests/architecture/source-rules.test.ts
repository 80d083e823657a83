import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOTS = ['app', 'components', 'db', 'lib', 'tests', 'bench', 'scripts']

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path, text: readFileSync(path, 'utf8') }
    }),
)

const offenders = (applies: (path: string) => boolean, broken: (text: string) => boolean) =>
  sources.filter(({ path, text }) => applies(path) && broken(text)).map(({ path }) => path)

const lines = (text: string) => text.split('\n').length - 1
const isProduct = (path: string) => /^(app|components|db|lib)\//.test(path)

describe('source rules', () => {
  test('limit files to 250 lines and files of tests to 400', () => {
    const isTest = (path: string) => path.startsWith('tests/')
    expect(offenders(isTest, (text) => lines(text) > 400)).toEqual([])
    expect(
      offenders(
        (path) => !isTest(path),
        (text) => lines(text) > 250,
      ),
    ).toEqual([])
  })

  test('limit a route to 20 lines and a page to 80', () => {
    expect(
      offenders(
        (path) => basename(path) === 'route.ts' && path.startsWith('app/api/'),
        (text) => lines(text) > 20,
      ),
    ).toEqual([])
    expect(
      offenders(
        (path) => basename(path) === 'page.tsx',
        (text) => lines(text) > 80,
      ),
    ).toEqual([])
  })

  // Next serves only .tsx files and silently ignores others; server.ts serves app/api.
  test('require a route.ts in app/api, and a route.tsx where Next serves it', () => {
    const isNexts = (path: string) => !path.startsWith('app/api/') || path.startsWith('app/api/auth/')
    expect(
      offenders(
        (path) =>
          /^app\/.*\/(route|page|layout|loading)\.tsx?$/.test(path) && isNexts(path) !== path.endsWith('x'),
        () => true,
      ),
    ).toEqual([])
  })

  test('allow the machine clock only in lib/config/clock.ts', () => {
    // The code samples run in other companies' programs, which read their own clock.
    const clock = (path: string) =>
      isProduct(path) && path !== 'lib/config/clock.ts' && !path.startsWith('lib/reference/samples/')
    expect(offenders(clock, (text) => /\bnew Date\(\)|\bDate\.now\(|\bnew Date\(Date/.test(text))).toEqual([])
  })

  test('require tests in one process to use the product’s clock', () => {
    const dated = (path: string) =>
      /^tests\/(unit|services|api)\//.test(path) && !path.endsWith('/fgts-fixture.ts')
    const machineTime = /\bnew Date\(\)|\bDate\.now\(|\bsetClockShift\(-?\d/
    expect(offenders(dated, (text) => machineTime.test(text))).toEqual([])
  })

  test('forbid comparing money by floats in tests', () => {
    const isTest = (path: string) => path.startsWith('tests/') && !path.endsWith('source-rules.test.ts')
    expect(offenders(isTest, (text) => /toBeCloseTo\([^\n]*, 2\)/.test(text))).toEqual([])
  })

  test('allow no escape from the type checker', () => {
    const escapes = /@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b(?!.*biome-ignore)/
    expect(offenders(isProduct, (text) => escapes.test(text))).toEqual([])
  })

  test('allow no TODO and no skipped test', () => {
    const self = (path: string) => path !== 'tests/architecture/source-rules.test.ts'
    expect(
      offenders(self, (text) => /\b(TODO|FIXME|XXX)\b|\b(test|it|describe)\.(skip|only|todo)\b/.test(text)),
    ).toEqual([])
  })

  test('forbid passing what was read as arguments, of which the stack takes some 100,000', () => {
    expect(offenders(isProduct, (text) => /\w\(\.\.\.\(?await /.test(text))).toEqual([])
  })

  test('forbid generic file names such as utils and helpers', () => {
    expect(
      sources
        .filter(({ path }) => /(^|\/|-)(utils?|helpers?|common|misc|manager|index)\.(ts|tsx)$/.test(path))
        .map(({ path }) => path),
    ).toEqual([])
  })

  test('allow SQL only in db/', () => {
    const outside = (path: string) => /^(app|components|lib)\//.test(path)
    expect(offenders(outside, (text) => /\btx`|\bsql`/.test(text))).toEqual([])
  })

  test('forbid imports that climb two folders', () => {
    expect(
      offenders(
        () => true,
        (text) => /from '\.\.\/\.\.\//.test(text),
      ),
    ).toEqual([])
  })
})
