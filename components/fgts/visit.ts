import type { FgtsBalanceItem } from '#lib/client/fgts.ts'

export type Visit = { customerKey: string; documentNumber: string; results: FgtsBalanceItem[] }

export const visitsOf = (items: readonly FgtsBalanceItem[]): Visit[] => {
  const visits = new Map<string, Visit>()
  for (const item of items) {
    const { documentNumber, customerKey = documentNumber } = item
    const visit = visits.get(customerKey) ?? { customerKey, documentNumber, results: [] }
    visit.results.push(item)
    visits.set(customerKey, visit)
  }
  return [...visits.values()]
}
