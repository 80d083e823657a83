const BASE64 = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
const MIN_BYTES = 24
const MAX_BYTES = 64

/** Returns whether a text is `whsec_` and 24 to 64 bytes in padded base64 (Standard Webhooks). */
export const isWebhookSecret = (text: string): boolean => {
  const encoded = BASE64.exec(text)?.[1]
  if (encoded === undefined) return false
  const bytes = (encoded.length / 4) * 3 - (encoded.match(/=/g)?.length ?? 0)
  return bytes >= MIN_BYTES && bytes <= MAX_BYTES
}
