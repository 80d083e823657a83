import { updateInstitutionWords } from '#db/queries/institutions/institution-words.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { canMeanReason } from '#lib/domain/institutions/unmatched-words.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

export type WordsMatch = { code: string; words: string; reason: ReasonCode | null }

/** The match applies to later answers; a null reason removes it. @throws permission_denied, not_found */
export const matchInstitutionWords = async (
  context: Context,
  { code, words, reason }: WordsMatch,
): Promise<{ words: string }> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const key = { organizationId, institutionCode: code, words }
    if (!canMeanReason(words) || !(await updateInstitutionWords(tx, key, reason)))
      throw new DomainError('not_found')
    await recordAudit(tx, context, {
      action: 'institution_words_matched',
      subjectType: 'institution',
      subjectId: code,
      details: reason === null ? {} : { refusal: reason },
    })
    return { words }
  })
}
