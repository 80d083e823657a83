export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

export const printTable = (names: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = names.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  print(line(names))
  print(line(widths.map((width) => '-'.repeat(width))))
  for (const row of rows) print(line(row))
}

export const printSecret = (
  name: string,
  secret: string,
  stored: 'only as a digest' | 'encrypted' = 'only as a digest',
): void => {
  print(`${name}: ${secret}`)
  print(`Save it now: it is stored ${stored} and cannot be shown again.`)
}

export const instantText = (at: Date | null): string => at?.toISOString() ?? '-'
