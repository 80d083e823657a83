import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Span kinds as numbered by OpenTelemetry. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const

/** Only codes, names from our code, route patterns and numbers; never text from a person or an API client. */
export type Attributes = Record<string, string | number | boolean>

/** Ids are lower-case hexadecimal (W3C Trace Context). */
export type SpanContext = { traceId: string; spanId: string; isSampled: boolean }

/** Times are in milliseconds since 1970, with fractions. */
export type EndedSpan = SpanContext & {
  parentSpanId: string | undefined
  name: string
  kind: keyof typeof SPAN_KINDS
  startedAt: number
  endedAt: number
  attributes: Attributes
  hasFailed: boolean
}

/** `parent` is a `traceparent` from another process; an invalid value is ignored. */
export type SpanStart = {
  name: string
  kind: keyof typeof SPAN_KINDS
  attributes?: Attributes
  parent?: string | null | undefined
}

export type Span = {
  context: SpanContext
  rename: (name: string) => void
  set: (attributes: Attributes) => void
  end: (error?: unknown) => void
}

/** Kinds that may start a trace. Others cannot, so that a poll of an empty queue creates no trace. */
const ROOTS: readonly SpanStart['kind'][] = ['server', 'consumer']

const current = new AsyncLocalStorage<Span>()

let sink: { take: (span: EndedSpan) => void; ratio: number } | undefined

export const isTracing = (): boolean => sink !== undefined

export const isWithinSpan = (): boolean => sink !== undefined && current.getStore() !== undefined

/** Runs work that outlives the current span or also serves other requests. */
export const outsideSpans = <T>(work: () => T): T => current.exit(work)

/** `ratio` is the fraction of new traces that are sampled. */
export const setSpanSink = (next: typeof sink): void => {
  sink = next
}

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

/** Starts a span that the caller must end. Unlike with `inSpan`, later spans do not become its children. */
export const startSpan = ({ name, kind, attributes = {}, parent }: SpanStart): Span => {
  const parentContext = readTraceparent(parent) ?? current.getStore()?.context
  const context = {
    traceId: parentContext?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    isSampled: parentContext?.isSampled ?? Math.random() < (sink?.ratio ?? 0),
  }
  const spanAttributes = { ...attributes }
  const startedAt = present()
  let spanName = name
  let isOver = false
  return {
    context,
    rename: (next) => {
      spanName = next
    },
    set: (more) => {
      Object.assign(spanAttributes, more)
    },
    end: (error) => {
      if (isOver) return
      isOver = true
      if (error !== undefined) spanAttributes['error.type'] = kindOfError(error)
      if (!context.isSampled) return
      const [parentSpanId, endedAt, hasFailed] = [
        parentContext?.spanId,
        present(),
        'error.type' in spanAttributes,
      ]
      sink?.take({
        ...context,
        parentSpanId,
        name: spanName,
        kind,
        startedAt,
        endedAt,
        attributes: spanAttributes,
        hasFailed,
      })
    },
  }
}

export const traceparent = (): string | undefined => {
  const context = sink && current.getStore()?.context
  return context && `00-${context.traceId}-${context.spanId}-${context.isSampled ? '01' : '00'}`
}

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

/** Returns only the code or class, because the message may quote text from outside. */
const kindOfError = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
