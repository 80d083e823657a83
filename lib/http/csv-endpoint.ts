import { asOneRequest } from '#db/request-waits.ts'
import type { AnyContract, InputOf } from '#lib/contracts/contract.ts'
import { CSV_BYTE_ORDER_MARK, type CsvCell, csvLine } from '#lib/domain/csv/csv.ts'
import type { Context } from '#lib/services/context.ts'
import { downloadEndpoint } from './download-endpoint.ts'

export type CsvTable = {
  filename: string
  headings: readonly string[]
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>
}

/** An error aborts the download, because a truncated table could be mistaken for a complete one. */
export const csvEndpoint = <C extends AnyContract>(
  contract: C,
  service: (context: Context, input: InputOf<C>) => Promise<CsvTable>,
) =>
  downloadEndpoint(contract, service, (table) => ({
    body: streamOf(table),
    filename: table.filename,
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  }))

const streamOf = ({ headings, batches }: CsvTable): ReadableStream<Uint8Array> => {
  const text = new TextEncoder()
  const source = batches[Symbol.asyncIterator]()
  let hasStarted = false
  return new ReadableStream({
    pull: async (controller) => {
      if (!hasStarted) {
        hasStarted = true
        controller.enqueue(text.encode(CSV_BYTE_ORDER_MARK + csvLine(headings)))
        return
      }
      // Many batches wait for a connection each, so their waits must not add up.
      const { done, value } = await asOneRequest(() => source.next())
      if (done) controller.close()
      else controller.enqueue(text.encode(value.map(csvLine).join('')))
    },
    cancel: async () => {
      await source.return?.()
    },
  })
}
