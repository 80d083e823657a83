export type Arrivals = {
  name: string
  perSecond: number
  /** Raw HTTP requests, sent round-robin. */
  requests: readonly string[]
  /** Share of requests sent on a new connection that closes after the response; 0 by default. */
  newConnections?: number
}

export type OverloadJob = { port: number; seconds: number; arrivals: readonly Arrivals[] }

/** `driverLagP99` is the event loop lag of the driver itself (milliseconds, 99th percentile). */
export type OverloadResult = { arrivals: ArrivalsResult[]; driverLagP99: number }

/** Latencies (milliseconds) start when the request gets a connection or begins to open one. */
export type ArrivalsResult = {
  name: string
  due: number
  served: number
  servedP50: number | null
  servedP99: number | null
  refused: number
  refusedP99: number | null
  /** Responses other than 200 and 503, broken connections, and requests still unanswered at the end. */
  failed: number
  firstFailure: string | null
}
