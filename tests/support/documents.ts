import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `path` is relative to the root; `prose` is the text without fenced blocks. */
export type DocumentPage = { path: string; text: string; prose: string }

const FENCED = /^```[^\n]*\n[\s\S]*?^```$/gm

const pageAt = (path: string): DocumentPage => {
  const text = readFileSync(path, 'utf8')
  return { path, text, prose: text.replace(FENCED, '') }
}

export const documentPages = (): DocumentPage[] => [
  pageAt('README.md'),
  pageAt('SECURITY.md'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => pageAt(join('docs', name))),
]

/** Anchors of a page's headings as GitHub generates them. */
export const anchorsOf = ({ prose }: DocumentPage): ReadonlySet<string> =>
  new Set(
    [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  )

export const commentsOf = (source: string): string =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--|#) [^\n]*/g)]
    .map(([comment]) => comment.replace(/\n\s*\*?\s*/g, ' '))
    .join('\n')
