import { SpanKind } from '@opentelemetry/api'
import { now } from '#lib/config/clock.ts'
import { inSpan } from '#lib/config/tracing.ts'
import type { AnyContract, InputOf, OutputOf } from '#lib/contracts/contract.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import type { Context } from '#lib/services/context.ts'
import { admit } from './admit.ts'
import {
  type EndpointHandler,
  endpointHandlerOf,
  type HandlerRequest,
  type RouteParams,
} from './endpoint-handler.ts'
import { failureAnswer } from './failure-answer.ts'
import { type Answer, withIdempotencyKey } from './idempotency.ts'
import { parseInput } from './parse-input.ts'
import { readBodyText } from './read-body.ts'
import { frameOf, type RequestFrame } from './request-frame.ts'
import { contentOfUpload } from './upload-content.ts'
import { withEtag } from './with-etag.ts'

/** Order: caller, scope, rate limit, idempotency key, parsing, service, encoding. Errors become responses. */
export const endpoint = <C extends AnyContract>(
  contract: C,
  service: (context: Context, input: InputOf<C>) => Promise<OutputOf<C>>,
): EndpointHandler =>
  endpointHandlerOf(contract, async (request, route) => {
    const frame = frameOf(request)
    const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'X-Request-Id': frame.requestId }
    const answer = await answerOrFailure(
      () => respond({ contract, service: service as AnyService, request, route, frame, headers }),
      frame,
    )
    return { ...answer, headers: Object.assign(headers, answer.headers) }
  })

type AnyService = (context: Context, input: unknown) => Promise<unknown>
type Call = {
  contract: AnyContract
  service: AnyService
  request: HandlerRequest
  route: RouteParams
  frame: RequestFrame
  headers: Record<string, string>
}

const respond = async (call: Call): Promise<Answer> => {
  const { contract, request, frame, headers } = call
  const at = now()
  const caller = await admit({ contract, request, frame, headers }, at)
  const context: Context = {
    ...caller,
    now: at,
    requestId: frame.requestId,
    language: frame.language,
    client: frame.client,
  }
  const bodyText =
    contract.method === 'GET' || contract.bodyType === 'multipart' ? '' : await readBodyText(request)
  const key =
    contract.method === 'GET' || caller.organizationId === '' ? null : request.headers.get('idempotency-key')
  if (key === null) return serve(call, context, bodyText)
  const content = contract.bodyType === 'multipart' ? () => contentOfUpload(request as Request) : bodyText
  // `operation` contains the URL as sent, because the frame's URL is redacted.
  const operation = `${contract.method} ${request.url}`
  return withIdempotencyKey(context, { key, operation, content }, (joint) =>
    answerOrFailure(() => serve(call, { ...context, joint }, bodyText), frame),
  )
}

/** Converts errors to responses, so that an error is stored under the idempotency key as well. */
const answerOrFailure = async (work: () => Promise<Answer>, frame: RequestFrame): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    return failureAnswer(error, frame)
  }
}

const serve = async (
  { contract, service, request, route }: Call,
  context: Context,
  bodyText: string,
): Promise<Answer> => {
  const input = await parseInput(contract, {
    request,
    params: await route.params,
    bodyText,
    language: context.language,
  })
  const output = await inSpan({ name: service.name, kind: SpanKind.INTERNAL }, () => service(context, input))
  const answer = {
    status: contract.status ?? 200,
    headers: { 'Content-Type': 'application/json', ...contract.headers?.(output) },
    body: JSON.stringify(encodeOutput(contract, output)),
  }
  return contract.cacheable ? withEtag(answer, request.headers.get('if-none-match')) : answer
}
