import { parseSync } from '@swc/core'
import { portugueseIn } from './portuguese.ts'
import { isAddress, readsAsWords, saysSomething } from './reads-as-words.ts'
import { isNode, type SyntaxNode, textOf, wordOf, wordsOf } from './syntax-node.ts'

export type UntranslatedText = { line: number; text: string }

type Place = {
  /** Whether an array of two texts at this place is a translation pair. */
  declared: boolean
  visible: boolean
  types: RegExp
}

type Finding = { at: number; text: string }

/** Attributes and properties whose values people read or hear. */
const SPOKEN =
  /^(aria-(label|description|placeholder|valuetext|roledescription)|alt|heading|legend|caption|summary|question|empty|.*(label|title|placeholder|hint|message|description))$/i
const UNSPOKEN =
  /^(.*className|data-.*|id|d|viewBox|style|enterKeyHint|aria-(labelledby|describedby|controls))$/
const MECHANISM = new Set(['texts', 'localized'])
const UNSPOKEN_CALL = new Set(['cn', 'Error', 'TypeError', 'RegExp'])
/** Nodes that pass an attribute's value through: `label={late ? 'a' : 'b'}`. */
const TRANSPARENT =
  /^(JSXExpressionContainer|ParenthesisExpression|ConditionalExpression|TemplateLiteral|BinaryExpression)$/

export const untranslatedTexts = (path: string, source: string): UntranslatedText[] => {
  // The added `;` makes the module's span start where the file starts.
  const parsed = parseSync(`;${source}`, {
    syntax: 'typescript',
    tsx: path.endsWith('.tsx'),
    target: 'es2024',
  })
  const findings: Finding[] = []
  visit(parsed, { declared: false, visible: false, types: bilingualTypes(parsed.body) }, findings)
  const bytes = Buffer.from(source)
  return findings.map(({ at, text }) => ({
    line: bytes
      .subarray(0, at - parsed.span.start - 1)
      .toString()
      .split('\n').length,
    text,
  }))
}

const bilingualTypes = (body: readonly unknown[]): RegExp => {
  const names = ['Bilingual', 'Texts']
  for (const statement of body) {
    const declaration = isNode(statement) && isNode(statement.declaration) ? statement.declaration : statement
    if (
      isNode(declaration) &&
      /^Ts(TypeAlias|Interface)Declaration$/.test(declaration.type) &&
      mentions(declaration, names)
    )
      names.push(wordOf(declaration.id))
  }
  return mentioning(names)
}

const mentioning = (names: readonly string[]) => new RegExp(`"value":"(${names.join('|')})"`)
const mentions = (node: unknown, names: readonly string[]) =>
  mentioning(names).test(JSON.stringify(node ?? null))

const visit = (value: unknown, place: Place, findings: Finding[]): void => {
  if (Array.isArray(value)) for (const entry of value) visit(entry, place, findings)
  if (!isNode(value)) {
    // Arguments and array elements are wrapped in objects that are not nodes.
    if (value && typeof value === 'object' && 'expression' in value) visit(value.expression, place, findings)
    return
  }
  if (isSilent(value)) return
  const pair = pairOf(value, place)
  if (pair) {
    checkPair(pair, findings)
    return
  }
  const text = textOf(value)
  if (text !== undefined && speaks(value.type, text, place))
    findings.push({ at: value.span.start, text: collapseWhitespace(text) })
  const inner = placeInside(value, place)
  for (const [name, child] of Object.entries(value)) if (name !== 'span') visit(child, inner, findings)
}

const isSilent = (node: SyntaxNode): boolean => {
  if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(node.type)) return true
  if (/^Ts(?!As|Satisfies|NonNull|Const)/.test(node.type)) return true
  if (node.type === 'BinaryExpression') return /^[=!]==?$/.test(String(node.operator))
  if (node.type === 'JSXElement') return isMarkedPortuguese(node.opening as SyntaxNode)
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return UNSPOKEN_CALL.has(wordOf(node.callee))
  return node.type === 'JSXAttribute' && UNSPOKEN.test(wordOf(node.name))
}

const isMarkedPortuguese = (opening: SyntaxNode) =>
  wordOf(opening.name) !== 'html' &&
  (opening.attributes as SyntaxNode[]).some(
    (one) => wordOf(one.name) === 'lang' && wordOf(one.value) === 'pt-BR',
  )

type Pair = { portuguese: SyntaxNode; english: SyntaxNode }

const pairOf = (node: SyntaxNode, place: Place): Pair | undefined => {
  if (node.type === 'ArrayExpression') return place.declared ? pairOfArray(node) : undefined
  if (node.type === 'ObjectExpression') return pairOfLanguages(node)
  return node.type === 'ConditionalExpression' ? pairOfChoice(node) : undefined
}

/** Matches `['Consultas', 'Queries']`. Only an array of literals is a pair; an array of pairs is not. */
const pairOfArray = (array: SyntaxNode): Pair | undefined => {
  const elements = (array.elements as ({ expression: SyntaxNode } | null)[]).map((entry) => entry?.expression)
  const [portuguese, english] = elements
  if (elements.length !== 2 || !portuguese || !english) return undefined
  return [portuguese, english].some((entry) => /"ArrayExpression"/.test(JSON.stringify(entry)))
    ? undefined
    : { portuguese, english }
}

/** Matches `{ 'pt-BR': …, en: … }` and `{ pt: …, en: … }`. */
const pairOfLanguages = (object: SyntaxNode): Pair | undefined => {
  const valueUnder = (name: RegExp) =>
    (object.properties as SyntaxNode[]).find(({ key }) => name.test(wordOf(key)))?.value
  const [portuguese, english] = [valueUnder(/^pt(-BR)?$/), valueUnder(/^en$/)]
  return isNode(portuguese) && isNode(english) ? { portuguese, english } : undefined
}

/** Matches `language === 'en' ? 'at' : 'às'`. */
const pairOfChoice = ({ test, consequent, alternate }: SyntaxNode): Pair | undefined => {
  if (!isNode(test) || wordOf(test.left) !== 'language' || wordOf(test.right) !== 'en') return undefined
  return isNode(consequent) && isNode(alternate) ? { english: consequent, portuguese: alternate } : undefined
}

const checkPair = ({ portuguese, english }: Pair, findings: Finding[]) => {
  const words = wordsOf(english)
  if (portugueseIn(words).length > 0 || (words.trim() === '' && saysSomething(wordsOf(portuguese))))
    findings.push({ at: english.span.start, text: collapseWhitespace(`English: ${words}`) })
}

const speaks = (type: string, text: string, { visible }: Place) => {
  if (type === 'JSXText') return saysSomething(text)
  return visible ? saysSomething(text) && !isAddress(text) : readsAsWords(text)
}

const placeInside = (node: SyntaxNode, place: Place): Place => ({
  declared: place.declared || declares(node, place.types),
  visible: isVisible(node) || (place.visible && TRANSPARENT.test(node.type)),
  types: place.types,
})

const isVisible = (node: SyntaxNode) =>
  (node.type === 'JSXAttribute' && SPOKEN.test(wordOf(node.name))) ||
  (node.type === 'KeyValueProperty' && SPOKEN.test(wordOf(node.key)))

const declares = (node: SyntaxNode, types: RegExp): boolean => {
  if (node.type === 'CallExpression' && MECHANISM.has(wordOf(node.callee))) return true
  const annotations = [
    node.returnType,
    node.typeAnnotation,
    node.typeArguments,
    isNode(node.id) && node.id.typeAnnotation,
  ]
  return node.type !== 'Module' && types.test(JSON.stringify(annotations))
}

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim()
