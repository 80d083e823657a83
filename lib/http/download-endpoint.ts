import { now } from '#lib/config/clock'
import type { AnyContract, InputOf } from '#lib/contracts/contract'
import type { Context } from '#lib/services/context'
import { admit } from './admit.ts'
import type { RouteParams } from './door.ts'
import { failureAnswer } from './failure-answer.ts'
import { parseInput } from './parse-input.ts'
import { frameOf } from './request-frame.ts'

/** What a browser keeps as a file, never sniffed. */
export type Download = { body: BodyInit; filename: string; headers: Record<string, string> }

/**
 * The door of a contract whose answer is no JSON: the caller, scope, rate and input of every GET, its problems too, but what goes out is
 * a download, as `answerOf` makes it of the service's answer.
 */
export const downloadEndpoint = <C extends AnyContract, Answer>(
  contract: C,
  service: (context: Context, input: InputOf<C>) => Promise<Answer>,
  answerOf: (answer: Answer) => Download,
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
      const context = { ...caller, now: at, requestId, language, client }
      const download = answerOf(await service(context, input as InputOf<C>))
      return new Response(download.body, { headers: { ...headers, ...headersOf(download) } })
    } catch (error) {
      const { status, headers: told, body } = failureAnswer(error, frame)
      return new Response(body, { status, headers: { ...headers, ...told } })
    }
  }
  return Object.assign(door, { contract })
}

const headersOf = ({ filename, headers }: Download) => ({
  'Content-Disposition': `attachment; filename="${filename}"`,
  'X-Content-Type-Options': 'nosniff',
  ...headers,
})
