import { withLookup } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { recordOperatorAudit } from '#lib/services/kernel/record-operator-audit.ts'

/**
 * Records that an operator re-encrypted all data with the key.
 * @withoutPermission an administrator runs it at the command line
 * @withoutTrace `recordOperatorAudit` writes to the audit of every organization
 */
export const recordDataKeyRenewal = (context: Context, keyId: string): Promise<void> =>
  withLookup({}, (tx) =>
    recordOperatorAudit(tx, context, {
      action: 'data_keys_renewed',
      subjectType: 'data_key',
      subjectId: keyId,
    }),
  )
