import { NOTHING } from './nothing.ts'

export type Template = readonly string[] & { readonly raw: readonly string[] }
export type OpenQuery = (template: Template, values: readonly unknown[]) => Promise<unknown>
type Part = Pick<LazyStatement, 'template' | 'values'>

/**
 * A statement or a fragment of one. The driver makes a promise with several closures for each, although a
 * fragment is never awaited. Here only an awaited statement becomes a query, with its fragments joined into
 * it.
 */
export class LazyStatement implements PromiseLike<unknown> {
  private query: Promise<unknown> | undefined
  readonly template: Template
  readonly values: readonly unknown[]
  private readonly open: OpenQuery

  constructor(template: Template, values: readonly unknown[], open: OpenQuery) {
    this.template = template
    this.values = values
    this.open = open
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited in place of the driver's query
  then<A = unknown, B = never>(
    onDone?: ((value: unknown) => A | PromiseLike<A>) | null,
    onFailed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.toQuery().then(onDone, onFailed)
  }

  catch<B = never>(onFailed: (error: unknown) => B | PromiseLike<B>): Promise<unknown> {
    return this.then(undefined, onFailed)
  }

  /**
   * The driver would store this text if a statement were a value of an inserted row, where it cannot be one.
   */
  toString(): never {
    throw new TypeError('a statement cannot be a value of a row')
  }

  toQuery(): Promise<unknown> {
    this.query ??= this.open(...flattened(this))
    return this.query
  }
}

export const isTemplate = (value: unknown): value is Template => Array.isArray(value) && 'raw' in value

/** A node of the tree of joined templates: one statement of the code with one choice of its fragments. */
type Shape = { next: Map<unknown, Shape>; template: Template | undefined }

const MOST_SHAPES = 20_000
const END = Symbol('end of a fragment')
const EMPTY: Part = { template: Object.assign([''], { raw: [''] }), values: [] }

const newShape = (): Shape => ({ next: new Map(), template: undefined })
const shapes = newShape()
let shapeCount = 0

/**
 * The driver keeps each template that it has seen, so equal shapes share one, and their number is limited.
 */
const flattened = (statement: LazyStatement): [Template, readonly unknown[]] => {
  const { template, values } = statement
  if (!values.some(isFragment)) return [template, values]
  if (shapeCount >= MOST_SHAPES) return [template, values.map(queryOf)]
  const flat: unknown[] = []
  const shape = walk(statement, shapes, flat)
  shape.template ??= joined(statement)
  return [shape.template, flat]
}

/** Adds the values of the fragments in the order of the text, and returns the shape. */
const walk = ({ template, values }: Part, from: Shape, flat: unknown[]): Shape => {
  let shape = nextShape(from, template)
  for (let at = 0; at < values.length; at += 1) {
    const part = partOf(values[at])
    if (part) shape = nextShape(walk(part, nextShape(shape, at), flat), END)
    else flat.push(queryOf(values[at]))
  }
  return shape
}

const nextShape = (from: Shape, step: unknown): Shape => {
  const known = from.next.get(step)
  if (known) return known
  const shape = newShape()
  shapeCount += 1
  from.next.set(step, shape)
  return shape
}

const joined = (statement: Part): Template => {
  const texts = ['']
  const append = ({ template, values }: Part) => {
    texts[texts.length - 1] += template[0] ?? ''
    for (const [at, value] of values.entries()) {
      const part = partOf(value)
      const rest = template[at + 1] ?? ''
      if (part) append(part)
      if (part) texts[texts.length - 1] += rest
      else texts.push(rest)
    }
  }
  append(statement)
  return Object.assign(texts, { raw: texts })
}

const isFragment = (value: unknown) =>
  value === NOTHING || value instanceof LazyStatement || isFragmentList(value)

const isFragmentList = (value: unknown): value is LazyStatement[] =>
  Array.isArray(value) && value[0] instanceof LazyStatement

/** The driver reads the keyword before a list of columns or values from the fragment that contains it. */
const partOf = (value: unknown): Part | undefined => {
  if (value === NOTHING) return EMPTY
  return value instanceof LazyStatement && !value.values.some(isBuilder) ? value : undefined
}

const isBuilder = (value: unknown) =>
  typeof (value as { build?: unknown } | null | undefined)?.build === 'function'

const queryOf = (value: unknown): unknown => {
  if (value instanceof LazyStatement) return value.toQuery()
  return isFragmentList(value) ? value.map(queryOf) : value
}
