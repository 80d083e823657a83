import { z } from 'zod'
import { afterMs } from '#lib/config/clock.ts'
import { decrypt, encrypt } from '#lib/config/secrets.ts'
import { DomainError } from '#lib/domain/errors.ts'

const PURPOSE = 'second-factor-setup'
const HOUR_MS = 3_600_000

const setupSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  secret: z.string(),
  until: z.number(),
})

type Owner = { id: string; sessionId: string }

/** Encrypts a secret for one session and one hour, because nothing is stored before the confirmation. */
export const encryptSetup = ({ id, sessionId }: Owner, secret: string, at: Date): string => {
  const until = afterMs(at, HOUR_MS).getTime()
  return encrypt(PURPOSE, JSON.stringify({ userId: id, sessionId, secret, until }))
}

/** @throws second_factor_setup_ended for another session or after an hour */
export const decryptSetup = ({ id, sessionId }: Owner, setupToken: string, at: Date): string => {
  const setup = readSetup(setupToken)
  if (setup?.userId !== id || setup.sessionId !== sessionId || setup.until <= at.getTime())
    throw new DomainError('second_factor_setup_ended')
  return setup.secret
}

const readSetup = (setupToken: string) => {
  try {
    return setupSchema.parse(JSON.parse(decrypt(PURPOSE, setupToken)))
  } catch {
    return null
  }
}
