import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'

/**
 * `attributes` contain only codes, names from our code, route patterns and numbers; never text from outside.
 */
export type SpanStart = {
  name: string
  kind: SpanKind
  attributes?: Attributes
  /** A `traceparent` from another process; an invalid value is ignored. */
  parent?: string | null | undefined
}

// Next bundles its own copy of every module, so the tracer is stored on `globalThis`, which server.ts shares.
// It is not OpenTelemetry's global tracer, with which Next would record spans of its own, URLs included.
const SHARED = Symbol.for('origination.tracer')
const shared = globalThis as { [SHARED]?: Tracer | undefined }

/** Kinds that may start a trace. Others cannot, so that a poll of an empty queue creates no trace. */
const ROOTS: readonly SpanKind[] = [SpanKind.SERVER, SpanKind.CONSUMER]

export const setTracer = (tracer: Tracer | undefined): void => {
  shared[SHARED] = tracer
}

export const isTracing = (): boolean => shared[SHARED] !== undefined

export const isWithinSpan = (): boolean => isTracing() && trace.getActiveSpan() !== undefined

/** Runs work that outlives the current span or also serves other requests. */
export const outsideSpans = <T>(work: () => T): T =>
  isTracing() ? context.with(trace.deleteSpan(context.active()), work) : work()

export const inSpan = async <T>(start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T> => {
  const tracer = shared[SHARED]
  if (!tracer || !(ROOTS.includes(start.kind) || start.parent || trace.getActiveSpan())) return work()
  const parent = parentOf(start)
  const span = openSpan(tracer, start, parent)
  try {
    const result = await context.with(trace.setSpan(parent, span), () => work(span))
    span.end()
    return result
  } catch (error) {
    endFailedSpan(span, error)
    throw error
  }
}

/** Starts a span that the caller must end. Unlike with `inSpan`, later spans do not become its children. */
export const startSpan = (start: SpanStart): Span | undefined => {
  const tracer = shared[SHARED]
  return tracer && openSpan(tracer, start, parentOf(start))
}

export const endFailedSpan = (span: Span, error: unknown): void => {
  markFailed(span, kindOfError(error))
  span.end()
}

/** `cause` is a code. */
export const markFailed = (span: Span, cause: string): void => {
  span.setAttribute('error.type', cause)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

export const traceparent = (): string | undefined => {
  if (!isWithinSpan()) return undefined
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

export const traceHeaders = (): { traceparent?: string } => {
  const parent = traceparent()
  return parent === undefined ? {} : { traceparent: parent }
}

const parentOf = ({ parent }: SpanStart): Context =>
  parent ? propagation.extract(context.active(), { traceparent: parent }) : context.active()

const openSpan = (tracer: Tracer, { name, kind, attributes = {} }: SpanStart, parent: Context): Span =>
  tracer.startSpan(name, { kind, attributes }, parent)

/** Returns only the code or class, because the message may quote text from outside. */
const kindOfError = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
