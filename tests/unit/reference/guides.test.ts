import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publishedGuides, readGuide } from '#lib/pages/guides.ts'
import { adaptGuide, guideLink, sectionsOf } from '#lib/reference/guides.ts'
import { anchorsOf } from '#tests/support/fixtures/documents.ts'

const published = await publishedGuides()
const texts = new Map([...published].map((name) => [name, readFileSync(`docs/${name}.md`, 'utf8')]))

describe('the guides', () => {
  test('are those for programmers of other companies, and the decisions that they cite', () => {
    const names = [...published]
    expect(names.slice(0, 4)).toEqual(['integration', 'walk-throughs', 'contract', 'domain'])
    expect(names.length).toBeGreaterThan(15)
    expect(names.slice(4).every((name) => /^decisions\/\d{3}-/.test(name))).toBe(true)
  })

  test('do not include the pages for operators, nor other files', async () => {
    for (const name of ['operations', 'testing', '../README', 'decisions/README', '../../etc/passwd'])
      expect(await readGuide(name)).toBeUndefined()
  })

  test('link only to published guides and existing headings, and show other links as text', () => {
    const broken: string[] = []
    for (const [name, text] of texts) {
      for (const [, href = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        const link = guideLink(href, { from: name, published })
        if (link === undefined || link.startsWith('http')) continue
        const [path = '', anchor] = link.split('#')
        const target = path === '' ? name : path.replace('/docs/guides/', '')
        const prose = texts.get(target)
        const isKnown =
          prose !== undefined && (!anchor || anchorsOf({ path: '', text: prose, prose }).has(anchor))
        if (!isKnown) broken.push(`${name}: ${href}`)
      }
    }
    expect(broken).toEqual([])
    expect(guideLink('operations.md#alerts', { from: 'integration', published })).toBeUndefined()
    expect(guideLink('javascript:alert(1)', { from: 'integration', published })).toBeUndefined()
    expect(guideLink('../domain.md', { from: 'decisions/046-x', published })).toBe('/docs/guides/domain')
  })

  test('have a title and sections whose anchors are those of their headings', () => {
    const text = texts.get('integration') ?? ''
    const { title, sections } = sectionsOf(text)
    expect(title).toBe('Integration: for programs')
    const anchors = anchorsOf({ path: '', text, prose: text })
    expect(sections.length).toBeGreaterThan(5)
    expect(sections.every(({ anchor }) => anchors.has(anchor))).toBe(true)
  })

  test('show the credentials of the demonstration in it alone, and the origin of this installation', () => {
    const walk = texts.get('walk-throughs') ?? ''
    const origin = 'https://origination.example'
    const shown = adaptGuide(walk, { origin, isDemo: false })
    expect(shown).toContain('client_id=$CLIENT_ID -d client_secret=$CLIENT_SECRET')
    expect(shown).toContain(`ORIGIN:-${origin}`)
    for (const text of texts.values())
      expect(adaptGuide(text, { origin, isDemo: false })).not.toContain('demo-app')
    expect(adaptGuide(walk, { origin, isDemo: true })).toContain('client_secret=demo-app-secret')
  })
})
