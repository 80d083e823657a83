/** Upper bounds of the histogram buckets (seconds). */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** A current value; the suffix of `name` is its unit. */
export type Figure = { name: string; help: string; value: number; type?: 'gauge' | 'counter' }

type Labels = Record<string, string>
/** `counts` has one entry per bucket and a last entry for values above all bounds. */
type Point =
  | { labels: Labels; value: number }
  | { labels: Labels; counts: number[]; bounds: readonly number[]; sum: number }
export type Reading = { name: string; help: string; type: 'gauge' | 'counter' | 'histogram'; points: Point[] }

type Values<L extends readonly string[]> = { readonly [K in keyof L]: string }
type Family = Omit<Reading, 'points'> & { points: () => Point[] }
type Collector = () => readonly Figure[] | Promise<readonly Figure[]>

const families: Family[] = []
const collectors: Collector[] = []

/** Label values must come from a known list, never from a request, because each series stays in memory. */
export const counter = <const L extends readonly string[]>(name: string, help: string, labels: L) => {
  const series = new Map<string, { labels: Labels; value: number }>()
  families.push({ name, help, type: 'counter', points: () => [...series.values()] })
  return (values: Values<L>, by = 1): void => {
    const key = values.join('\n')
    const sample = series.get(key) ?? { labels: labelsOf(labels, values), value: 0 }
    series.set(key, sample)
    sample.value += by
  }
}

/** Registers a histogram of durations in seconds. Label values are restricted as for {@link counter}. */
export const durations = <const L extends readonly string[]>(name: string, help: string, labels: L) => {
  const series = new Map<
    string,
    { labels: Labels; counts: number[]; bounds: readonly number[]; sum: number }
  >()
  families.push({ name, help, type: 'histogram', points: () => [...series.values()] })
  return (values: Values<L>, seconds: number): void => {
    const key = values.join('\n')
    const none = () => Array<number>(BOUNDS.length + 1).fill(0)
    const sample = series.get(key) ?? {
      labels: labelsOf(labels, values),
      counts: none(),
      bounds: BOUNDS,
      sum: 0,
    }
    series.set(key, sample)
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound)
    const at = bucket === -1 ? BOUNDS.length : bucket
    sample.counts[at] = (sample.counts[at] ?? 0) + 1
    sample.sum += seconds
  }
}

export const registerCollector = (collect: Collector): void => {
  collectors.push(collect)
}

export const readMetrics = async (): Promise<Reading[]> => {
  const figures = (await Promise.all(collectors.map((collect) => collect()))).flat()
  return [
    ...families.map(({ points, ...family }) => ({ ...family, points: points() })),
    ...figures.map(({ name, help, value, type = 'gauge' as const }) => ({
      name,
      help,
      type,
      points: [{ labels: {}, value }],
    })),
  ]
}

/** Renders the Prometheus text format, version 0.0.4. */
export const renderMetrics = async (): Promise<string> => {
  const lines = (await readMetrics()).flatMap(({ name, help, type, points }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...points.flatMap((point) => linesOf(name, point)),
  ])
  return `${lines.join('\n')}\n`
}

const linesOf = (name: string, point: Point): string[] => {
  if ('value' in point) return [`${name}${renderLabels(point.labels)} ${point.value}`]
  let below = 0
  const buckets = [...point.bounds.map(String), '+Inf'].map((le, index) => {
    below += point.counts[index] ?? 0
    return `${name}_bucket${renderLabels({ ...point.labels, le })} ${below}`
  })
  const key = renderLabels(point.labels)
  return [...buckets, `${name}_sum${key} ${point.sum}`, `${name}_count${key} ${below}`]
}

const labelsOf = (labels: readonly string[], values: readonly string[]): Labels =>
  Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']))

const renderLabels = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapeLabel = (value: string) =>
  value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
