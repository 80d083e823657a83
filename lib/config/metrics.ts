import type { Attributes, Histogram, Meter, Observable } from '@opentelemetry/api'

/** Upper bounds of the histogram buckets (seconds). */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Values<L extends readonly string[]> = { readonly [K in keyof L]: string }
type Creation = (meter: Meter) => void

const creations: Creation[] = []
let meter: Meter | undefined

/**
 * Creates every metric, those of modules that are loaded later as well. Without a meter nothing is measured.
 */
export const setMeter = (next: Meter): void => {
  meter = next
  for (const create of creations) create(next)
}

/**
 * Counts in memory and reports the totals when metrics are collected, which is cheaper than a call of the SDK
 * for each event. Label values must come from a known list, never from a request, because each series stays
 * in memory.
 */
export const counter = <const L extends readonly string[]>(name: string, description: string, labels: L) => {
  const series = seriesOf(labels)
  declare((meter) =>
    meter.createObservableCounter(name, { description }).addCallback((observed) => {
      for (const { attributes, total } of series.all()) observed.observe(total, attributes)
    }),
  )
  return (values: Values<L>, by = 1): void => {
    if (meter) series.of(values).total += by
  }
}

/** Declares a histogram of durations in seconds. Label values are restricted as for {@link counter}. */
export const durations = <const L extends readonly string[]>(
  name: string,
  description: string,
  labels: L,
) => {
  let metric: Histogram | undefined
  const series = seriesOf(labels)
  declare((meter) => {
    metric = meter.createHistogram(name, { description, advice: { explicitBucketBoundaries: BOUNDS } })
  })
  return (values: Values<L>, seconds: number): void => metric?.record(seconds, series.of(values).attributes)
}

/**
 * Declares figures that are read when metrics are collected. `descriptions` has one entry for each; those
 * that `read` leaves out are not reported. A name that ends with `_total` is a counter.
 */
export const figures = <N extends string>(
  descriptions: Readonly<Record<N, string>>,
  read: () => Readonly<Partial<Record<N, number>>> | Promise<Readonly<Partial<Record<N, number>>>>,
): void => {
  declare((meter) => {
    const metrics = new Map<N, Observable>()
    for (const name in descriptions) metrics.set(name, observableOf(meter, name, descriptions[name]))
    meter.addBatchObservableCallback(
      async (observed) => {
        const values = await read()
        for (const [name, metric] of metrics) {
          const value = values[name]
          if (value !== undefined) observed.observe(metric, value)
        }
      },
      [...metrics.values()],
    )
  })
}

const declare = (create: Creation) => {
  creations.push(create)
  if (meter) create(meter)
}

const observableOf = (meter: Meter, name: string, description: string) =>
  name.endsWith('_total')
    ? meter.createObservableCounter(name, { description })
    : meter.createObservableGauge(name, { description })

/** One entry for each combination of label values, made when it first occurs. */
const seriesOf = (labels: readonly string[]) => {
  const known = new Map<string, { attributes: Attributes; total: number }>()
  return {
    all: () => known.values(),
    of: (values: readonly string[]) => {
      const key = values.join('\n')
      const found = known.get(key)
      if (found) return found
      const attributes = Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']))
      const made = { attributes, total: 0 }
      known.set(key, made)
      return made
    },
  }
}
