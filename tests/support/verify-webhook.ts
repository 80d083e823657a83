import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import { now } from '#lib/config/clock'

/**
 * Verifies a message with an independent library, which reads the machine's clock: for that moment it shows
 * the time of the tests.
 * @throws WebhookVerificationError
 */
export const verifyWebhook = (secret: string, text: string, headers: object): unknown => {
  const at = now().getTime()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at)
  try {
    return new Webhook(secret).verify(text, headers as Record<string, string>)
  } finally {
    clock.mockRestore()
  }
}
