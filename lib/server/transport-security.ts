/** HSTS for a year, subdomains included (RFC 6797); nothing where the service is tried out by http. */
export const transportSecurity = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}
