import { Webhook } from 'standardwebhooks'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { encryptInstitutionSecret, newInstitutionSecret } from '#lib/config/institution-secret.ts'
import type { Harness } from '#tests/support/servers/harness.ts'

/** Gives an institution a new secret and returns it. */
export const knownSecret = async (harness: Harness, code: string): Promise<string> => {
  const secret = newInstitutionSecret()
  await harness.database.owner`
    update institutions set sealed_secret = ${encryptInstitutionSecret(secret)} where code = ${code}`
  return secret
}

/** Signs the body with an implementation of Standard Webhooks that is independent of the service's. */
export const signedHeaders = (
  body: string,
  { secret, id = newId(), at = now() }: { secret: string; id?: string; at?: Date },
): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, at, body),
})
