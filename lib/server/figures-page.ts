import type { Histogram, MetricData, ResourceMetrics } from '@opentelemetry/sdk-metrics'

type Value = MetricData['dataPoints'][number]['value']

const REFRESH_SECONDS = 10

export const renderFiguresPage = (
  title: string,
  { scopeMetrics }: ResourceMetrics,
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>body{font:14px/1.4 system-ui;margin:1rem}table{border-collapse:collapse}th,td{text-align:left;padding:.2rem 1rem .2rem 0;border-top:1px solid #8884;vertical-align:top}td:last-child{font-variant-numeric:tabular-nums}</style>
<h1>${escapeHtml(title)}</h1>
<p>Refreshes every ${REFRESH_SECONDS} s. The same figures for Prometheus: <a href="/metrics">/metrics</a>; readiness: <a href="/health/ready">/health/ready</a>.</p>
<table>
<tr><th scope="col">Figure<th scope="col">Of<th scope="col">Value</tr>
${scopeMetrics
  .flatMap(({ metrics }) => metrics)
  .filter(({ dataPoints }) => dataPoints.length > 0)
  .map(rowsOf)
  .join('\n')}
</table>
</html>
`

const rowsOf = ({ descriptor: { name, description }, dataPoints }: MetricData): string =>
  dataPoints
    .map(({ attributes, value }) => {
      const labels = Object.values(attributes).join(' ')
      return `<tr><th scope="row" title="${escapeHtml(description)}">${escapeHtml(name)}<td>${escapeHtml(labels)}<td>${escapeHtml(textOf(value))}</tr>`
    })
    .join('\n')

const textOf = (value: Value): string => {
  if (typeof value === 'number') return rounded(value)
  return 'buckets' in value ? timesOf(value) : String(value.count)
}

const timesOf = ({ buckets: { boundaries, counts }, sum = 0, count }: Histogram): string => {
  if (count === 0) return '0'
  let below = 0
  const at = counts.findIndex((one) => {
    below += one
    return below >= count * 0.99
  })
  const bound = boundaries[at]
  const p99 = bound === undefined ? `above ${boundaries.at(-1)} s` : `up to ${bound} s`
  return `${count} times, mean ${rounded(sum / count)} s, p99 ${p99}`
}

const rounded = (value: number): string => String(Number(value.toPrecision(Math.abs(value) < 1000 ? 3 : 15)))

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
