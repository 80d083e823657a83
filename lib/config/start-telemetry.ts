import { getEnv } from './env.ts'
import type { Telemetry } from './telemetry.ts'

/** Loads OpenTelemetry only if metrics are served or a collector is configured. */
export const startTelemetry = async (part: 'server' | 'worker'): Promise<Telemetry | undefined> => {
  const env = getEnv()
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (env.METRICS_PORT === undefined && endpoint === undefined) return undefined
  const { createTelemetry } = await import('./telemetry.ts')
  const attributes = {
    'service.name': env.OTEL_SERVICE_NAME,
    'service.instance.id': `${part}-${process.pid}`,
  }
  return createTelemetry(
    attributes,
    endpoint === undefined
      ? undefined
      : {
          endpoint: endpoint.replace(/\/+$/, ''),
          headers: env.OTEL_EXPORTER_OTLP_HEADERS,
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
          metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
        },
  )
}
