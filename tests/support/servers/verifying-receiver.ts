import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import type { Harness } from './harness.ts'
import type { ReceivedRequest, Receiver } from './receiver.ts'

export const verifies = (secret: string, { text, headers }: ReceivedRequest): boolean => {
  try {
    verifyWebhook(secret, text, headers)
    return true
  } catch {
    return false
  }
}

export const verifyingReceiver = async (harness: Harness, secret: string): Promise<Receiver> => {
  const receiver = await harness.receiver()
  receiver.behave((response, request) => response.writeHead(verifies(secret, request) ? 204 : 401).end())
  return receiver
}
