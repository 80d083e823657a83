import type { AnyContract } from '#lib/contracts/contract'
import type { Answer } from './idempotency.ts'

/**
 * A request as route handlers read it: a web Request has all of this, and our own server gives something
 * lighter.
 */
export type HandlerRequest = Pick<Request, 'method' | 'url' | 'bytes'> & { headers: Pick<Headers, 'get'> }

/** What Next and our own server pass beside the request. */
export type RouteParams = { params: Promise<Record<string, string | string[] | undefined>> }

type Answering = (request: HandlerRequest, route: RouteParams) => Promise<Answer>

/** A route handler that our own server can also ask for the plain answer, without a Response in between. */
export type EndpointHandler = ((request: Request, route: RouteParams) => Promise<Response>) & {
  contract: AnyContract
  answer: Answering
}

/**
 * Makes a route handler of what answers; Response and its streams cost as much as all the rest of an
 * endpoint.
 */
export const endpointHandlerOf = (contract: AnyContract, answer: Answering): EndpointHandler => {
  const handle = async (request: Request, route: RouteParams): Promise<Response> => {
    const { status, headers, body } = await answer(request, route)
    return new Response(body, { status, headers })
  }
  return Object.assign(handle, { contract, answer })
}

/** Whether a route handler can be asked for the plain answer; those of files and foreign ones cannot. */
export const isEndpointHandler = (handler: object): handler is EndpointHandler =>
  'answer' in handler && 'contract' in handler
