/** Requests of one kind that arrive at a rate of their own, whether or not those before are answered. */
export type Arrivals = {
  name: string
  perSecond: number
  /** One of these at a time, in turn: whole requests. */
  requests: readonly string[]
  /** Share of them that open a connection of their own and close it after the answer; 0 unless given. */
  newConnections?: number
}

/** One stretch of arrivals against one address. */
export type OverloadJob = { port: number; seconds: number; arrivals: readonly Arrivals[] }

/** Results of a driver and the lag of its own event loop (milliseconds, 99th percentile). */
export type OverloadResult = { arrivals: ArrivalsResult[]; driverLagP99: number }

/**
 * Outcomes of one kind of request. Latencies (milliseconds) start when the request gets a connection or
 * begins to open one.
 */
export type ArrivalsResult = {
  name: string
  due: number
  served: number
  servedP50: number | null
  servedP99: number | null
  refused: number
  refusedP99: number | null
  /** Answers of any other status, broken connections, and what was not answered at the end. */
  failed: number
  firstFailure: string | null
}
