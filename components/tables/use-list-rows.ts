'use client'
import { useSearchParams } from 'next/navigation'
import { useSteadyRows } from './use-steady-rows.ts'

type ListRows<Row> = {
  list: { isPlaceholderData: boolean }
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
}

export const useListRows = <Row>({ list, rows, keyOf }: ListRows<Row>) => {
  const query = useSearchParams().toString()
  const loading = !rows || list.isPlaceholderData
  const steady = useSteadyRows({ rows: rows ?? [], keyOf, resetKey: loading ? '' : `?${query}` })
  return { ...steady, loading }
}
