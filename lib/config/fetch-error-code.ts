/** Returns the code of a failed `fetch`, such as ECONNREFUSED, never its message. */
export const fetchErrorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
