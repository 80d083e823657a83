/** Prints one line. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Prints rows as aligned columns under their names. */
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

/** Prints a secret that is told this once. */
export const printSecret = (name: string, secret: string): void => {
  print(`${name}: ${secret}`)
  print('Keep it now: it is stored only as a digest and cannot be shown again.')
}

/** An instant for the terminal. */
export const instantText = (at: Date | null): string => at?.toISOString() ?? '-'
