import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anchorsOf, commentsOf, documentPages } from '#tests/support/fixtures/documents.ts'

const pages = documentPages()
const pageOf = new Map(pages.map((page) => [page.path, page]))
const SOURCE =
  /(?<![\w/.@#])((?:app|bench|components|db|lib|scripts|tests)\/[\w./()[\]-]+\.(?:tsx?|mjs|sql))\b/g
const isDecision = (path: string) => /^docs\/decisions\/\d/.test(path)
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(path))

const isValidLink = (target: string) => {
  const [path = '', anchor] = target.split('#')
  if (anchor === undefined) return existsSync(path)
  const page = pageOf.get(path)
  return page !== undefined && anchorsOf(page).has(anchor)
}

describe('documentation', () => {
  test('keeps the README within 150 lines', () => {
    expect(pageOf.get('README.md')?.text.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })

  test('links only to existing files and headings', () => {
    const broken = pages.flatMap(({ path, prose }) =>
      [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target))
        .map((target) =>
          target.startsWith('#') ? `${path}${target}` : normalize(join(dirname(path), target)),
        )
        .filter((target) => !isValidLink(target))
        .map((target) => `${path}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('names only npm commands of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const knownScripts = new Set(['ci', 'install', ...Object.keys(scripts)])
    const unknown = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run )?(?:--silent )?([a-z][\w:-]*)/g)]
        .filter(([whole, name = '']) => !knownScripts.has(name) && !/^npm (stay|and)/.test(whole))
        .map(([whole]) => `${path}: ${whole}`),
    )
    expect(unknown).toEqual([])
  })

  test('lists exactly the commands of the operator', () => {
    const text = pageOf.get('docs/operations.md')?.text ?? ''
    const table = text.slice(text.indexOf('## Commands'), text.indexOf('## Documents'))
    const documentedCommands = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z-]+ [a-z-]+)`/g)].map(([, name = '']) => name.replace(' ', '-')),
    )
    const commands = readdirSync('scripts/admin/commands').map((file) => basename(file, '.ts'))
    expect(documentedCommands.sort()).toEqual(commands.sort())
  })

  test('explains every setting of an operator', () => {
    const sources = ['lib/config/env.ts', 'lib/config/document-storage-settings.ts']
    const settings = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?!read\.)/gm)].map(
        ([, name = '']) => name,
      ),
    )
    expect(settings.length).toBeGreaterThan(15)
    const text = pageOf.get('docs/operations.md')?.text ?? ''
    // Only the start script sets these variables, so they need no documentation.
    const passedOn = ['EMBEDDED', 'MANAGED_LOGIN']
    const unexplained = settings.filter((name) => !(passedOn.includes(name) || text.includes(`\`${name}\``)))
    expect(unexplained).toEqual([])
  })

  test('maps every folder of the root', () => {
    const map = pageOf.get('README.md')?.text.split('## The map')[1]?.split('\n## ')[0] ?? ''
    const folders = new Set(tracked.filter((path) => path.includes('/')).map((path) => path.split('/')[0]))
    expect([...folders].filter((folder) => !map.includes(`\`${folder}/`))).toEqual([])
  })

  test('names only existing paths', () => {
    const missing = pages
      .filter(({ path }) => !isDecision(path))
      .flatMap(({ path, prose }) =>
        [...prose.matchAll(/`((?:app|bench|components|db|docs|lib|scripts|tests)\/[\w./()[\]-]+)`/g)]
          .map(([, file = '']) => file)
          .filter((file) => !existsSync(file))
          .map((file) => `${path}: ${file}`),
      )
    expect(missing).toEqual([])
  })

  test('keeps the names ruled out by the glossary off the screens', () => {
    const line = /^Not said for the issue and the net amount: ([^.]+)\./m.exec(
      pageOf.get('docs/glossary.md')?.text ?? '',
    )
    const names = (line?.[1] ?? '').toLowerCase().split(', ')
    expect(names.length).toBeGreaterThan(1)
    const saying = tracked
      .filter((path) => /^(app|components|lib\/(domain|services))\/.*\.tsx?$/.test(path))
      .filter((path) => {
        const text = readFileSync(path, 'utf8').toLowerCase()
        return names.some((name) => text.includes(name))
      })
    expect(saying).toEqual([])
  })

  test('gives an amount the same names on every screen as in the glossary', () => {
    const glossary = pageOf.get('docs/glossary.md')?.text ?? ''
    const rows = glossary.split('\n## ')[1]?.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm) ?? []
    const englishOf = new Map(
      [...rows].flatMap(([, pt = '', en = '']) => {
        const english = en.split('; ')
        return pt.split('; ').map((name, index) => [name, english[index]] as const)
      }),
    )
    const banned = /^Not said as labels: ([^\n]+)\.$/m.exec(glossary)?.[1]?.split(', ') ?? []
    expect(banned.length).toBeGreaterThan(1)
    const portugueseOf = new Map([...englishOf].map(([pt, en]) => [en, pt]))
    const wrong = tracked
      .filter((path) => /^(app|components|lib\/(domain|services))\/.*\.tsx?$/.test(path))
      .flatMap((path) => {
        const text = readFileSync(path, 'utf8')
        const pairs = [...text.matchAll(/(?:\[\s*|pt: )'([^'\n]+)',\s+(?:en: )?'([^'\n]+)'/g)]
        return [
          ...banned.filter((name) => new RegExp(`'${name.replaceAll('.', '\\.')}( \\(R\\$\\))?'`).test(text)),
          ...pairs
            .filter(
              ([, pt = '', en = '']) =>
                (englishOf.get(pt) ?? en) !== en || (portugueseOf.get(en) ?? pt) !== pt,
            )
            .map(([pair]) => pair),
        ].map((name) => `${path}: ${name}`)
      })
    expect(wrong).toEqual([])
  })

  test('gives every decision a unique number, a date and an entry in the list', () => {
    const decisions = pages.filter(({ path }) => isDecision(path))
    const index = pageOf.get('docs/decisions/README.md')?.text ?? ''
    const numbers = decisions.map(({ path }) => basename(path).slice(0, 3))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const [at, { path, text }] of decisions.entries()) {
      const number = numbers[at] ?? ''
      const [, title = '', date = ''] = /^# (.+)\n\n(\d{4}-\d\d-\d\d)\n/.exec(text) ?? []
      expect({ path, title: title.slice(0, 5) }).toEqual({ path, title: `${number}. ` })
      expect(index).toContain(`| ${number} | ${date} | [${title.slice(5)}](${basename(path)})`)
    }
  })

  test('is cited by comments only with existing files and headings', () => {
    const broken = tracked
      .filter((path) => /\.(ts|tsx|mjs|cjs|sql|css)$/.test(path))
      .flatMap((path) => {
        const comments = commentsOf(readFileSync(path, 'utf8'))
        const cited = [...comments.matchAll(/(?:docs\/[\w/.-]+|\b[\w-]+)\.md(?:#[\w-]+)?/g)].map(([target]) =>
          target.replace(/[.-]+$/, ''),
        )
        const sources = [...comments.matchAll(SOURCE)].map(([, source = '']) => source)
        const elsewhere = /contract section|contract §|domain notes/.exec(comments) ?? []
        return [...cited, ...sources]
          .filter((target) => !isValidLink(target))
          .concat(elsewhere)
          .map((target) => `${path}: ${target}`)
      })
    expect(broken).toEqual([])
  })
})
