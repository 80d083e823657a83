'use client'
import { useSearchParams } from 'next/navigation'
import { useSteadyRows } from './use-steady-rows.ts'

type ListRows<Row> = {
  list: { isPlaceholderData: boolean }
  /** Absent until they were read once. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
}

/** The rows of a list as they are shown: steady under a mouse, until its address asks for something else. */
export const useListRows = <Row>({ list, rows, keyOf }: ListRows<Row>) => {
  const query = useSearchParams().toString()
  const loading = !rows || list.isPlaceholderData
  const steady = useSteadyRows({ rows: rows ?? [], keyOf, asked: loading ? '' : `?${query}` })
  return { ...steady, loading }
}
