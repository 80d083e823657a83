export type Measurement = {
  scenario: string
  server: string
  perSecond: number
  p50: number
  p99: number
  cpuMs: number | null
  rssMb: number | null
  failures: number
}

const HEAD = ['scenario', 'server', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'RSS MB', 'ours/it']

export const tableOf = (lines: readonly Measurement[]): string => {
  const cells = lines.map((line) => {
    const ours = lines.find((other) => other.scenario === line.scenario && other.server === 'ours')
    const ratio = ours && line.server !== 'ours' ? (ours.perSecond / line.perSecond).toFixed(2) : ''
    return [
      line.scenario,
      line.failures > 0 ? `${line.server} (${line.failures} failed)` : line.server,
      line.perSecond.toFixed(0),
      line.p50.toFixed(2),
      line.p99.toFixed(2),
      line.cpuMs?.toFixed(3) ?? '—',
      line.rssMb?.toFixed(0) ?? '—',
      ratio,
    ]
  })
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return [lineOf(HEAD), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.map(lineOf)].join('\n')
}
