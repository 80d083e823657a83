import { createHmac, createSecretKey } from 'node:crypto'

/** `id` is the same on every attempt, so that receivers recognize repeats. */
export type Message = { id: string; at: Date; body: string }

/** Signs as in Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`, one signature per secret. */
export const signatureHeaders = (message: Message, secrets: readonly string[]): Record<string, string> => {
  const timestamp = String(Math.floor(message.at.getTime() / 1000))
  const content = `${message.id}.${timestamp}.${message.body}`
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, content)).join(' '),
  }
}

const signatureOf = (secret: string, content: string) => {
  const key = createSecretKey(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
