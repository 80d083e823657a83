/** Each request gets the next CPF of the range `cpfs` in place of `{cpf}` in its path and body. */
export type LoadJob = {
  port: number
  connections: number
  seconds: number
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: string | null
  cpfs: { first: number; count: number }
  expectedStatus: number
}

/** Latencies are in milliseconds. `failures` counts unexpected statuses and broken connections. */
export type LoadResult = {
  requests: number
  failures: number
  firstFailure: string | null
  seconds: number
  p50: number
  p99: number
}
