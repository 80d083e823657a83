import type { Connection } from '#db/client.ts'

type Node = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

export const rowsScanned = async (
  tx: Connection,
  work: (tx: Connection) => Promise<unknown>,
): Promise<number> => {
  let rowCount = 0
  const tag = (strings: TemplateStringsArray, ...values: never[]) => {
    const isWhole = /^\s*select (\*|id, |count|cpf |$)/.test(strings[0] ?? '')
    if (!isWhole) return tx(strings, ...values)
    const texts = [`explain (analyze, format json) ${strings[0]}`, ...strings.slice(1)]
    const plan = tx(Object.assign(texts, { raw: texts }), ...values)
    return plan.then((rows) => {
      rowCount += rowsIn(planOf(rows))
      return tx(strings, ...values)
    })
  }
  await work(tag as unknown as Connection)
  return rowCount
}

const planOf = (rows: readonly unknown[]): Node => {
  const [value] = Object.values((rows[0] ?? {}) as Record<string, [{ Plan: Node }]>)
  if (!value) throw new Error('no plan was printed')
  return value[0].Plan
}

const rowsIn = (node: Node): number => {
  const own = node['Node Type'].includes('Scan')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsIn(child), own)
}
