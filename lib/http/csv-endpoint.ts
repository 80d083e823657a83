import { now } from '#lib/config/clock'
import type { AnyContract, InputOf } from '#lib/contracts/contract'
import { CSV_BYTE_ORDER_MARK, type CsvCell, csvLine } from '#lib/domain/csv'
import type { Context } from '#lib/services/context'
import { admit } from './admit.ts'
import type { RouteParams } from './door.ts'
import { failureAnswer } from './failure-answer.ts'
import { parseInput } from './parse-input.ts'
import { frameOf } from './request-frame.ts'

/** A table as a service hands it out: its file name, its headings, and batches of lines that are read while they are sent. */
export type CsvTable = {
  filename: string
  headings: readonly string[]
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>
}

/**
 * The door of a contract whose answer is a table for spreadsheets: the caller, scope, rate and input of every GET; the lines go out as they
 * are read, so that a long table needs no more memory than a short one. A failure in the middle breaks the download off: a table that looks
 * whole but is not would be worse.
 */
export const csvEndpoint = <C extends AnyContract>(
  contract: C,
  service: (context: Context, input: InputOf<C>) => Promise<CsvTable>,
) => {
  const door = async (request: Request, route: RouteParams): Promise<Response> => {
    const frame = frameOf(request)
    const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'X-Request-Id': frame.requestId }
    try {
      const at = now()
      const caller = await admit({ contract, request, frame, headers }, at)
      const { language, requestId, client } = frame
      const params = await route.params
      const input = await parseInput(contract, { request, params, bodyText: '', language })
      const table = await service({ ...caller, now: at, requestId, language, client }, input as InputOf<C>)
      return new Response(streamOf(table), { headers: { ...headers, ...headersOf(table) } })
    } catch (error) {
      const { status, headers: told, body } = failureAnswer(error, frame)
      return new Response(body, { status, headers: { ...headers, ...told } })
    }
  }
  return Object.assign(door, { contract })
}

const headersOf = ({ filename }: CsvTable) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${filename}"`,
  'X-Content-Type-Options': 'nosniff',
})

const streamOf = ({ headings, batches }: CsvTable): ReadableStream<Uint8Array> => {
  const text = new TextEncoder()
  const source = batches[Symbol.asyncIterator]()
  let begun = false
  return new ReadableStream({
    pull: async (controller) => {
      if (!begun) {
        begun = true
        controller.enqueue(text.encode(CSV_BYTE_ORDER_MARK + csvLine(headings)))
        return
      }
      const { done, value } = await source.next()
      if (done) controller.close()
      else controller.enqueue(text.encode(value.map(csvLine).join('')))
    },
    cancel: async () => {
      await source.return?.()
    },
  })
}
