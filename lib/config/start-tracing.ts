import { getEnv } from './env.ts'
import { setSpanSink } from './tracing.ts'

/** Starts tracing if a collector is configured. Returns a function that flushes telemetry before the exit. */
export const startTracing = async (part: 'server' | 'worker'): Promise<() => Promise<void>> => {
  const env = getEnv()
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => undefined
  const { createOtlpExporter } = await import('./otlp-exporter.ts')
  const exporter = createOtlpExporter({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    resource: { 'service.name': env.OTEL_SERVICE_NAME, 'service.instance.id': `${part}-${process.pid}` },
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  })
  setSpanSink({ take: exporter.take, ratio: env.OTEL_TRACES_SAMPLER_ARG })
  return async () => {
    setSpanSink(undefined)
    await exporter.stop()
  }
}
