import type { AnyContract } from '#lib/contracts/contract.ts'
import type { Answer } from './idempotency.ts'

export type HandlerRequest = Pick<Request, 'method' | 'url' | 'bytes'> & {
  headers: Pick<Headers, 'get'>
  /** True for a request that this process makes to itself, which is exempt from the rate limit. */
  isLocal?: boolean
}

export type RouteParams = { params: Promise<Record<string, string | string[] | undefined>> }

type Answering = (request: HandlerRequest, route: RouteParams) => Promise<Answer>

/** Our own server calls `answer` to avoid a Response and its streams, which double the cost of a request. */
export type EndpointHandler = ((request: Request, route: RouteParams) => Promise<Response>) & {
  contract: AnyContract
  answer: Answering
}

export const endpointHandlerOf = (contract: AnyContract, answer: Answering): EndpointHandler => {
  const handle = async (request: Request, route: RouteParams): Promise<Response> => {
    const { status, headers, body } = await answer(request, route)
    return new Response(body, { status, headers })
  }
  return Object.assign(handle, { contract, answer })
}

export const isEndpointHandler = (handler: object): handler is EndpointHandler =>
  'answer' in handler && 'contract' in handler
