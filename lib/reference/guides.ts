import type { Text } from '#lib/domain/language.ts'
import { headingSlug } from './heading-slug.ts'
import { guidePath } from './reference-address.ts'

/** Files in `docs/` for integrators, in menu order. */
export const GUIDES: readonly { name: string; title: Text }[] = [
  { name: 'integration', title: { pt: 'Integração', en: 'Integration' } },
  { name: 'walk-throughs', title: { pt: 'Passo a passo com curl', en: 'Walk-throughs with curl' } },
  { name: 'contract', title: { pt: 'O contrato em detalhe', en: 'The contract in detail' } },
  { name: 'domain', title: { pt: 'Fórmulas e leis', en: 'Formulas and law' } },
]

export const decisionsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((decisions\/[\w-]+)\.md/g)].map(([, name = '']) => name)

/** Returns undefined for an unpublished file and for a link to no guide, anchor or web page. */
export const guideLink = (
  href: string,
  { from, published }: { from: string; published: ReadonlySet<string> },
): string | undefined => {
  if (/^https?:/.test(href)) return href
  if (href.startsWith('#')) return href
  const { pathname, hash } = new URL(href, `file:///${from}`)
  const name = pathname.slice(1).replace(/\.md$/, '')
  return pathname.endsWith('.md') && published.has(name) ? `${guidePath(name)}${hash}` : undefined
}

/** Inserts this installation's origin into a guide. Outside the demo, replaces its credentials as well. */
export const adaptGuide = (
  markdown: string,
  { origin, isDemo }: { origin: string; isDemo: boolean },
): string => {
  const text = markdown.replaceAll('http://localhost:3000', origin)
  return isDemo
    ? text
    : text.replaceAll('demo-app-secret', '$CLIENT_SECRET').replaceAll('demo-app', '$CLIENT_ID')
}

export type GuideSection = { title: string; anchor: string; text: string }

export const sectionsOf = (markdown: string): { title: string; sections: GuideSection[] } => {
  const prose = markdown.replace(/^```[^\n]*\n[\s\S]*?^```$/gm, '')
  const [head = '', ...rest] = prose.split(/^##+ /m)
  return {
    title: /^# (.+)$/m.exec(head)?.[1] ?? '',
    sections: rest.map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: plain(title), anchor: headingSlug(title), text: plain(lines.join(' ')) }
    }),
  }
}

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
