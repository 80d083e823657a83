const HOUR_MS = 3_600_000

/** Number of hours, including the current one, over which the health of an endpoint is judged. */
export const ENDPOINT_HOURS = 24

export const ENDPOINT_HOURS_RETENTION_MS = 2 * ENDPOINT_HOURS * HOUR_MS

/** Returns the beginning of the first of these hours. São Paulo is a whole number of hours from UTC. */
export const firstEndpointHour = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / HOUR_MS) - ENDPOINT_HOURS + 1) * HOUR_MS)
