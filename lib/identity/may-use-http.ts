import { getEnv } from '#lib/config/env.ts'

/** Allows http only in the embedded mode and for hosts in WEBHOOK_ALLOWED_HOSTS. */
export const mayUseHttp = (url: URL): boolean => {
  const { EMBEDDED, WEBHOOK_ALLOWED_HOSTS } = getEnv()
  return url.protocol === 'http:' && (EMBEDDED || WEBHOOK_ALLOWED_HOSTS.includes(url.hostname.toLowerCase()))
}
