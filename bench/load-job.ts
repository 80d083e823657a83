/**
 * One stretch of load against one address. `{cpf}` in path or body becomes another valid CPF with every
 * request.
 */
export type LoadJob = {
  port: number
  connections: number
  seconds: number
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: string | null
  /** Numbers of the CPFs to use, in turn: see cpf-of-number. */
  cpfs: { first: number; count: number }
  expectedStatus: number
}

/**
 * What a stretch of load showed. Latencies in milliseconds. `failures` are answers of another status or
 * broken connections.
 */
export type LoadResult = {
  requests: number
  failures: number
  firstFailure: string | null
  seconds: number
  p50: number
  p99: number
}
