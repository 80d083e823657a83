/**
 * Lets browsers, and programs that keep to it, come back by https alone: for a year, and everything below the
 * host (RFC 6797). Nothing where people try the service out by http.
 */
export const transportSecurity = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}
