import { parseSync } from '@swc/core'
import { isNode } from './syntax-node.ts'

/** What is text for people or data rather than a name or a comment of ours. */
const LITERALS = new Set(['StringLiteral', 'TemplateElement', 'JSXText', 'RegExpLiteral'])

/**
 * What a source file says by its names and comments, in lower case: its path, each identifier as its words,
 * each comment.
 */
export const wordsOfSource = (path: string, source: string): string[] => {
  const { code, comments } = withoutLiterals(path, source)
  return [path, ...new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? []), ...comments].map((text) =>
    text.startsWith('/') ? proseOf(text) : asWords(text),
  )
}

const withoutLiterals = (path: string, source: string) => {
  // The first character makes the module's span start where the file does; spans count bytes.
  const bytes = Buffer.from(`;${source}`)
  const module = parseSync(bytes.toString(), {
    syntax: 'typescript',
    tsx: !path.endsWith('.ts'),
    target: 'es2024',
  })
  blankLiterals(module.body, { bytes, start: module.span.start })
  const blanked = bytes.toString()
  const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g
  return { code: blanked.replace(comment, ''), comments: blanked.match(comment) ?? [] }
}

const blankLiterals = (value: unknown, file: { bytes: Buffer; start: number }): void => {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value) && LITERALS.has(value.type))
    file.bytes.fill('~', value.span.start - file.start, value.span.end - file.start)
  for (const child of Object.values(value)) blankLiterals(child, file)
}

const proseOf = (comment: string) =>
  comment
    .replace(/^\/[/*]+|\*\/$/g, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim()
    .toLowerCase()

const asWords = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z\d`]+/g, ' ')
    .trim()
    .toLowerCase()
