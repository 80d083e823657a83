import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import { now } from '#lib/config/clock.ts'

/** The library reads the machine's clock, so it is shown the tests' time. */
export const verifyWebhook = (secret: string, text: string, headers: object): unknown => {
  const at = now().getTime()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at)
  try {
    return new Webhook(secret).verify(text, headers as Record<string, string>)
  } finally {
    clock.mockRestore()
  }
}
