import { describeError, logger } from './logger.ts'
import { type Reading, readMetrics } from './metrics.ts'
import { type Attributes, type EndedSpan, SPAN_KINDS } from './tracing.ts'

type Settings = {
  endpoint: string
  headers: Record<string, string>
  resource: Attributes
  metricsEveryMs: number
}

const SEND_EVERY_MS = 1_000
const MOST_AT_ONCE = 512
/** Buffer limit; spans beyond it are dropped. A batch whose request fails is lost as well. */
const MOST_WAITING = 8_192
const ANSWER_WITHIN_MS = 5_000
const CUMULATIVE = 2

/** Exports OTLP 1.x as JSON in the background. Data that the collector rejects is dropped. */
export const createOtlpExporter = (settings: Settings) => {
  const resource = { attributes: attributesOf(settings.resource) }
  const scope = { name: 'origination' }
  const startNano = nanoseconds(performance.timeOrigin)
  let waiting: EndedSpan[] = []
  let isAway = false

  const post = async (path: string, body: unknown) => {
    try {
      const answer = await fetch(`${settings.endpoint}${path}`, {
        method: 'POST',
        headers: { ...settings.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw Object.assign(new Error('refused'), { code: String(answer.status) })
      isAway = false
    } catch (error) {
      if (!isAway) logger.warn({ path, ...describeError(error) }, 'the collector takes no telemetry')
      isAway = true
    }
  }
  const sendSpans = async () => {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, MOST_AT_ONCE).map(spanOf)
      waiting = waiting.slice(MOST_AT_ONCE)
      await post('/v1/traces', { resourceSpans: [{ resource, scopeSpans: [{ scope, spans }] }] })
    }
  }
  const sendMetrics = async () => {
    const time = {
      startTimeUnixNano: startNano,
      timeUnixNano: nanoseconds(performance.timeOrigin + performance.now()),
    }
    const metrics = (await readMetrics()).map((reading) => metricOf(reading, time))
    await post('/v1/metrics', { resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }] })
  }
  const timers = [setInterval(sendSpans, SEND_EVERY_MS), setInterval(sendMetrics, settings.metricsEveryMs)]
  for (const timer of timers) timer.unref()
  return {
    take: (span: EndedSpan): void => {
      if (waiting.length < MOST_WAITING) waiting.push(span)
    },
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([sendSpans(), sendMetrics()])
    },
  }
}

const spanOf = (span: EndedSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: SPAN_KINDS[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(span.endedAt),
  attributes: attributesOf(span.attributes),
  ...(span.hasFailed && { status: { code: 2 } }),
})

type Time = { startTimeUnixNano: string; timeUnixNano: string }

const metricOf = ({ name, help, type, points }: Reading, time: Time) => {
  const head = { name, description: help }
  const dataPoints = points.map(({ labels, ...figures }) => {
    const attributes = attributesOf(labels)
    if (!('counts' in figures)) return { ...time, attributes, asDouble: figures.value }
    const { counts, bounds, sum } = figures
    const count = counts.reduce((total, each) => total + each, 0)
    return {
      ...time,
      attributes,
      count: String(count),
      sum,
      bucketCounts: counts.map(String),
      explicitBounds: bounds,
    }
  })
  if (type === 'gauge') return { ...head, gauge: { dataPoints } }
  const aggregationTemporality = CUMULATIVE
  if (type === 'histogram') return { ...head, histogram: { aggregationTemporality, dataPoints } }
  return { ...head, sum: { aggregationTemporality, isMonotonic: true, dataPoints } }
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValueOf(value) }))

const anyValueOf = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n)
