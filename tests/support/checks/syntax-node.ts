export type SyntaxNode = { type: string; span: { start: number; end: number } } & Record<string, unknown>

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const wordOf = (node: unknown): string =>
  isNode(node) && typeof node.value === 'string' ? node.value : ''

/** Returns the text of a literal; `…` replaces the values of a template. */
export const textOf = (node: SyntaxNode): string | undefined => {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return wordOf(node)
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…')
}

/** Returns the texts inside a node, except those in comparisons (`kind === 'fgts'`). */
export const wordsOf = (node: SyntaxNode): string => {
  if (node.type === 'BinaryExpression' && /^[=!]==?$/.test(String(node.operator))) return ''
  const children = Object.values(node).flat().map(childOf).filter(isNode)
  return [textOf(node) ?? '', ...children.map(wordsOf)].join(' ')
}

const childOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !('type' in value) && 'expression' in value
    ? value.expression
    : value
