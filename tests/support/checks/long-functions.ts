import { parseSync } from '@swc/core'
import { isNode, type SyntaxNode, wordOf } from './syntax-node.ts'

export type LongFunction = { name: string; line: number; lines: number }

const FUNCTIONS = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassMethod',
  'MethodProperty',
  'Constructor',
])

/**
 * Returns the functions with more than `most` lines. Blank lines and comments do not count, but inner
 * functions do.
 */
export const longFunctions = (path: string, source: string, most: number): LongFunction[] => {
  // Spans count bytes. The added `;` makes the module's span start where the file starts.
  const text = Buffer.from(`;${source}`)
  const parsed = parseSync(text.toString(), {
    syntax: 'typescript',
    tsx: path.endsWith('.tsx'),
    target: 'es2024',
  })
  const base = parsed.span.start
  const before = (at: number) => text.subarray(0, at - base).toString()
  const matches: LongFunction[] = []
  const walk = (node: SyntaxNode, name: string) => {
    if (FUNCTIONS.has(node.type)) {
      const { start, end } = node.span as { start: number; end: number }
      const lines = linesOfCode(text.subarray(start - base, end - base).toString())
      if (lines > most)
        matches.push({ name: nameOf(node) || name, line: before(start).split('\n').length, lines })
    }
    const inner = nameOf(node) || name
    for (const child of Object.values(node).flat()) for (const one of nodesIn(child)) walk(one, inner)
  }
  walk(parsed as unknown as SyntaxNode, path)
  return matches
}

const nameOf = (node: SyntaxNode): string => {
  const { identifier, id, key } = node
  return [identifier, id, key].map(wordOf).find((word) => word !== '') ?? ''
}

/** Unwraps call arguments, which the parser wraps in objects that are not nodes. */
const nodesIn = (child: unknown): SyntaxNode[] => {
  if (isNode(child)) return [child]
  if (typeof child !== 'object' || child === null || !('expression' in child)) return []
  return isNode(child.expression) ? [child.expression] : []
}

const linesOfCode = (text: string): number =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*(\/\/.*|\{\})?\s*$/.test(line)).length
