import type { RefusedRow } from './run-bulk-action.ts'

type RefusedRowsProps<Row> = { refused: readonly RefusedRow<Row>[]; nameOf: (row: Row) => string }

export const RefusedRows = <Row,>({ refused, nameOf }: RefusedRowsProps<Row>) => (
  <ul className="list-disc pl-5">
    {refused.map(({ id, row, problem }) => (
      <li key={id}>
        <strong className="font-medium">{nameOf(row)}</strong>: {problem.detail}
      </li>
    ))}
  </ul>
)
