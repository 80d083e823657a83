import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import type { Harness } from './harness.ts'
import type { Received, Receiver } from './receiver.ts'

export const verifies = (secret: string, { text, headers }: Received): boolean => {
  try {
    verifyWebhook(secret, text, headers)
    return true
  } catch {
    return false
  }
}

export const verifyingReceiver = async (harness: Harness, secret: string): Promise<Receiver> => {
  const receiver = await harness.receiver()
  receiver.behave((response, received) => response.writeHead(verifies(secret, received) ? 204 : 401).end())
  return receiver
}
