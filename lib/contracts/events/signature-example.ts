/** Receivers test their verification with this message; our tests check it with another library. */
export const SIGNATURE_EXAMPLE = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
  id: '0199a3b2-7c00-7000-8000-00000000000e',
  timestamp: '1795273200',
  body: '{"type":"webhook.test","timestamp":"2026-11-21T15:00:00.000Z"}',
  signature: 'v1,cpKGDrhlF45LFZ9DDOClP4AXsT5wO3g8FpxR7zaRhT8=',
} as const
