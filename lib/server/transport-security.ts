/** HSTS for one year (RFC 6797); none for an http origin, which only trial installations have. */
export const transportSecurity = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}
