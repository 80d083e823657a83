import { now } from '#lib/config/clock'
import type { AnyContract, InputOf } from '#lib/contracts/contract'
import type { Context } from '#lib/services/context'
import { admit } from './admit.ts'
import type { RouteParams } from './door.ts'
import { failureAnswer } from './failure-answer.ts'
import { parseInput } from './parse-input.ts'
import { frameOf } from './request-frame.ts'

/** A file as a service hands it out. */
export type FileAnswer = { content: Buffer; contentType: string; filename: string }

/**
 * The door of a contract whose answer is a file: the same caller, scope, rate and input as every GET, but the content goes out as it is,
 * always as a download and never sniffed, because people upload what browsers must not run.
 */
export const fileEndpoint = <C extends AnyContract>(
  contract: C,
  service: (context: Context, input: InputOf<C>) => Promise<FileAnswer>,
) => {
  const door = async (request: Request, route: RouteParams): Promise<Response> => {
    const frame = frameOf(request)
    const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'X-Request-Id': frame.requestId }
    try {
      const at = now()
      const caller = await admit({ contract, request, frame, headers }, at)
      const { language, requestId, client } = frame
      const input = await parseInput(contract, {
        request,
        params: await route.params,
        bodyText: '',
        language,
      })
      const file = await service({ ...caller, now: at, requestId, language, client }, input as InputOf<C>)
      return new Response(new Uint8Array(file.content), { headers: { ...headers, ...headersOf(file) } })
    } catch (error) {
      const { status, headers: told, body } = failureAnswer(error, frame)
      return new Response(body, { status, headers: { ...headers, ...told } })
    }
  }
  return Object.assign(door, { contract })
}

const headersOf = ({ content, contentType, filename }: FileAnswer) => ({
  'Content-Type': contentType,
  'Content-Length': String(content.length),
  'Content-Disposition': `attachment; filename="${filename}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
})
