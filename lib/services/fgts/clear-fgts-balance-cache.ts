import { withTransaction } from '#db/transaction.ts'
import { concealCpf, readCpf } from '#lib/domain/documents/cpf.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { Language } from '#lib/domain/language.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { readsMasked } from '#lib/services/kernel/reads-masked.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { clearFgtsBalancesOf } from './shared/clear-fgts-balances-of.ts'

export type ClearedFgtsBalances = { documentNumber: string; clearedIds: string[]; language: Language }

/** Clears a customer's balances that the caller may see. Masks the CPF for people. @throws invalid_request */
export const clearFgtsBalanceCache = async (
  context: Context,
  input: { documentNumber: string },
): Promise<ClearedFgtsBalances> => {
  requirePermission(context, 'originate')
  const documentNumber = readCpf(input.documentNumber)
  if (!documentNumber)
    throw fieldRefusal({ pointer: '/documentNumber', code: 'invalid_cpf' }, 'invalid_request')
  const clearedIds = await withTransaction(context, async (tx) => {
    const ids = await clearFgtsBalancesOf(tx, context, {
      documentNumber,
      askers: await visibleAuthors(tx, context),
    })
    for (const subjectId of ids) {
      const act = { action: 'fgts_balance.cleared', subjectType: 'fgts_balance_query', subjectId } as const
      await recordAudit(tx, context, act)
    }
    return ids
  })
  const visibleNumber = readsMasked(context) ? concealCpf(documentNumber) : documentNumber
  return { documentNumber: visibleNumber, clearedIds, language: context.language }
}
