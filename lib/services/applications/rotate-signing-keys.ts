import {
  insertSigningKey,
  lockSigningKeys,
  retireSigningKeys,
} from '#db/queries/applications/signing-keys.ts'
import { withLookup } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { KEY_NOTICE_SECONDS, KEY_REMAINS_MS } from '#lib/domain/access/access-token.ts'
import type { Context } from '#lib/services/context.ts'
import { recordOperatorAudit } from '#lib/services/kernel/record-operator-audit.ts'
import { newSigningKey } from './signing-keys.ts'

/**
 * The key signs after ten minutes or, with `exposed`, at once; then older keys and tokens expire in 30 s.
 * @withoutPermission an administrator runs it at the command line
 * @withoutTrace recorded in the audit of every organization by `recordOperatorAudit`
 */
export const rotateSigningKeys = async (
  context: Context,
  input: { exposed: boolean },
): Promise<{ kid: string; signsFrom: Date }> => {
  const { now } = context
  const retiredAt = input.exposed ? afterMs(now, -KEY_REMAINS_MS) : afterMs(now, KEY_NOTICE_SECONDS * 1000)
  const key = await newSigningKey(now)
  await withLookup({}, async (tx) => {
    await lockSigningKeys(tx)
    await retireSigningKeys(tx, retiredAt)
    await insertSigningKey(tx, key)
    const details = { kid: key.kid, exposed: input.exposed }
    await recordOperatorAudit(tx, context, {
      action: 'signing_keys_rotated',
      subjectType: 'signing_key',
      subjectId: key.kid,
      details,
    })
  })
  return { kid: key.kid, signsFrom: input.exposed ? now : retiredAt }
}
