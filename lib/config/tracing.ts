import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** As OpenTelemetry numbers them. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const

/**
 * What is known of a span. Only codes, names of ours, patterns of addresses and numbers: never what a person
 * or a program sent.
 */
export type Attributes = Record<string, string | number | boolean>

/** Which trace a span belongs to (W3C Trace Context): lower-case hexadecimal. */
export type SpanContext = { traceId: string; spanId: string; isSampled: boolean }

/** A span that has ended; instants are milliseconds since 1970, with fractions. */
export type EndedSpan = SpanContext & {
  parentSpanId: string | undefined
  name: string
  kind: keyof typeof SPAN_KINDS
  startedAt: number
  endedAt: number
  attributes: Attributes
  hasFailed: boolean
}

/** How a span begins; `parent` is a `traceparent` from outside of this process, and counts when it is one. */
export type SpanStart = {
  name: string
  kind: keyof typeof SPAN_KINDS
  attributes?: Attributes
  parent?: string | null | undefined
}

/** A span under way. */
export type Span = {
  context: SpanContext
  rename: (name: string) => void
  set: (attributes: Attributes) => void
  end: (error?: unknown) => void
}

/** What may begin a trace: a look into an empty queue is worth none. */
const ROOTS: readonly SpanStart['kind'][] = ['server', 'consumer']

const current = new AsyncLocalStorage<Span>()

let sink: { take: (span: EndedSpan) => void; ratio: number } | undefined

/** Whether spans are taken at all: without an exporter nothing is measured, and nothing costs anything. */
export const isTracing = (): boolean => sink !== undefined

/** Whether what happens now is part of a span. */
export const isWithinSpan = (): boolean => sink !== undefined && current.getStore() !== undefined

/** Begins what goes on for others as well, and longer than the span it was begun in. */
export const outsideSpans = <T>(work: () => T): T => current.exit(work)

/** From here on ended spans are given to `take`; `ratio` of the traces that begin here are. */
export const takeSpans = (next: typeof sink): void => {
  sink = next
}

/** Does the work as a span: what begins within is its child. An error ends it as failed, and is thrown on. */
export const inSpan = async <T>(start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T> => {
  if (!sink || !(ROOTS.includes(start.kind) || start.parent || current.getStore())) return work()
  const span = startSpan(start)
  try {
    const result = await current.run(span, () => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** Begins a span that is ended by hand; nothing becomes its child. */
export const startSpan = ({ name, kind, attributes = {}, parent }: SpanStart): Span => {
  const above = readTraceparent(parent) ?? current.getStore()?.context
  const context = {
    traceId: above?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    isSampled: above?.isSampled ?? Math.random() < (sink?.ratio ?? 0),
  }
  const known = { ...attributes }
  const startedAt = present()
  let called = name
  let isOver = false
  return {
    context,
    rename: (next) => {
      called = next
    },
    set: (more) => {
      Object.assign(known, more)
    },
    end: (error) => {
      if (isOver) return
      isOver = true
      if (error !== undefined) known['error.type'] = kindOfError(error)
      if (!context.isSampled) return
      const [parentSpanId, endedAt, hasFailed] = [above?.spanId, present(), 'error.type' in known]
      sink?.take({
        ...context,
        parentSpanId,
        name: called,
        kind,
        startedAt,
        endedAt,
        attributes: known,
        hasFailed,
      })
    },
  }
}

/** The span under way as a `traceparent`, for whoever goes on in another process; undefined without one. */
export const traceparent = (): string | undefined => {
  const context = sink && current.getStore()?.context
  return context && `00-${context.traceId}-${context.spanId}-${context.isSampled ? '01' : '00'}`
}

/** The same as headers of a request to outside. */
export const traceHeaders = (): { traceparent?: string } => {
  const parent = traceparent()
  return parent === undefined ? {} : { traceparent: parent }
}

const readTraceparent = (text: string | null | undefined): SpanContext | undefined => {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(text ?? '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

const present = () => performance.timeOrigin + performance.now()

/** The code or class of an error: its message may quote what came from outside. */
const kindOfError = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
