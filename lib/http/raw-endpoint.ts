import type { Caller } from '#lib/auth/caller.ts'
import { now } from '#lib/config/clock.ts'
import type { AnyContract, InputOf } from '#lib/contracts/contract.ts'
import type { Context } from '#lib/services/context.ts'
import { admit } from './admit.ts'
import type { RouteParams } from './endpoint-handler.ts'
import { failureAnswer } from './failure-answer.ts'
import { parseInput } from './parse-input.ts'
import { frameOf } from './request-frame.ts'

type RawAnswer = { body: BodyInit; headers: Record<string, string> }

type RawCall<Input> = { context: Context; input: Input; request: Request; caller: Caller }

export const rawEndpoint = <C extends AnyContract>(
  contract: C,
  answer: (call: RawCall<InputOf<C>>) => Promise<RawAnswer>,
) => {
  const handler = async (request: Request, route: RouteParams): Promise<Response> => {
    const frame = frameOf(request)
    const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'X-Request-Id': frame.requestId }
    try {
      const at = now()
      const caller = await admit({ contract, request, frame, headers }, at)
      const { language, requestId, client } = frame
      const params = await route.params
      const input = (await parseInput(contract, { request, params, bodyText: '', language })) as InputOf<C>
      const context = { ...caller, now: at, requestId, language, client }
      const { body, headers: ownHeaders } = await answer({ context, input, request, caller })
      return new Response(body, { headers: { ...headers, ...ownHeaders } })
    } catch (error) {
      const { status, headers: failureHeaders, body } = failureAnswer(error, frame)
      return new Response(body, { status, headers: { ...headers, ...failureHeaders } })
    }
  }
  return Object.assign(handler, { contract })
}
