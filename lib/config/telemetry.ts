import { context, propagation } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { describeError, logger } from './logger.ts'
import { setMeter } from './metrics.ts'
import { setTracer } from './tracing.ts'

type Collector = {
  endpoint: string
  headers: Record<string, string>
  /** Fraction of new traces that are sampled. */
  ratio: number
  metricsEveryMs: number
}

export type Telemetry = {
  readMetrics: () => Promise<ResourceMetrics>
  /** Renders the Prometheus text format, version 0.0.4. */
  renderMetrics: () => Promise<string>
  /** Sends what is left to the collector. */
  stop: () => Promise<void>
}

const SCOPE = 'origination'
const EXPORT_EVERY_MS = 1_000
/** Spans beyond it are dropped, so that a collector that does not respond costs no more memory. */
const MAX_QUEUED_SPANS = 8_192
const EXPORT_TIMEOUT_MS = 5_000

export const createTelemetry = (
  attributes: Record<string, string>,
  collector: Collector | undefined,
): Telemetry => {
  const resource = defaultResource().merge(resourceFromAttributes(attributes))
  const reader = new PrometheusExporter({ preventServerStart: true })
  const readers = collector ? [reader, metricSenderTo(collector)] : [reader]
  const meters = new MeterProvider({ resource, readers })
  setMeter(meters.getMeter(SCOPE))
  const stopTracing = collector && traceTo(collector, resource)
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true)
  const readMetrics = async () => {
    const { resourceMetrics, errors } = await reader.collect()
    for (const error of errors) logger.warn(describeError(error), 'a metric could not be read')
    return resourceMetrics
  }
  return {
    readMetrics,
    renderMetrics: async () => serializer.serialize(await readMetrics()),
    stop: async () => {
      await Promise.allSettled([meters.shutdown(), stopTracing?.()])
    },
  }
}

const metricSenderTo = (collector: Collector) => {
  const exporter = new OTLPMetricExporter(exporterTo(collector, 'metrics'))
  exporter.export = loggingFailures(exporter.export.bind(exporter), 'metrics')
  return new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: collector.metricsEveryMs,
    exportTimeoutMillis: Math.min(EXPORT_TIMEOUT_MS, collector.metricsEveryMs),
  })
}

const traceTo = (collector: Collector, resource: Resource) => {
  const exporter = new OTLPTraceExporter(exporterTo(collector, 'traces'))
  exporter.export = loggingFailures(exporter.export.bind(exporter), 'traces')
  const processor = new BatchSpanProcessor({
    exporter,
    scheduledDelayMillis: EXPORT_EVERY_MS,
    maxQueueSize: MAX_QUEUED_SPANS,
    exportTimeoutMillis: EXPORT_TIMEOUT_MS,
  })
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(collector.ratio) }),
    spanProcessors: [processor],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  setTracer(provider.getTracer(SCOPE))
  return async () => {
    setTracer(undefined)
    await provider.shutdown()
  }
}

const exporterTo = ({ endpoint, headers }: Collector, signal: 'traces' | 'metrics') => ({
  url: `${endpoint}/v1/${signal}`,
  headers,
  timeoutMillis: EXPORT_TIMEOUT_MS,
})

type Export<T> = (data: T, done: (result: ExportResult) => void) => void

/** Logs only the first of consecutive failures, without the error message, which may contain the data. */
const loggingFailures = <T>(send: Export<T>, signal: string): Export<T> => {
  let isFailing = false
  return (data, done) =>
    send(data, (result) => {
      const hasFailed = result.code === ExportResultCode.FAILED
      if (hasFailed && !isFailing)
        logger.warn({ signal, ...describeError(result.error) }, 'the collector takes no telemetry')
      isFailing = hasFailed
      done(result)
    })
}
