import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import { now } from '#lib/config/clock.ts'

/** Mocks `Date.now` with the tests' time, because the library reads the machine's clock. */
export const verifyWebhook = (secret: string, text: string, headers: object): unknown => {
  const at = now().getTime()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at)
  try {
    return new Webhook(secret).verify(text, headers as Record<string, string>)
  } finally {
    clock.mockRestore()
  }
}
