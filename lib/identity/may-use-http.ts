import { getEnv } from '#lib/config/env.ts'

/** Without TLS only in the embedded mode or where the operator allows the host, as for webhooks. */
export const mayUseHttp = (url: URL): boolean => {
  const { EMBEDDED, WEBHOOK_ALLOWED_HOSTS } = getEnv()
  return url.protocol === 'http:' && (EMBEDDED || WEBHOOK_ALLOWED_HOSTS.includes(url.hostname.toLowerCase()))
}
