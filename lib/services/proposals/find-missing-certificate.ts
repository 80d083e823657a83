import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireCertificate } from '#lib/services/proposals/parts/require-certificate.ts'

/** Returns the localized refusal if the person lacks the certificate that the institution demands. */
export const findMissingCertificate = async (
  context: Context,
  proposed: { product: Product; institutionCode: string },
): Promise<ReturnType<typeof wordsOf> | null> => {
  requirePermission(context, 'originate')
  try {
    await withSnapshot(context, (tx) => requireCertificate(tx, context, proposed))
    return null
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'agent_certificate_required') throw error
    return wordsOf(error, context.language)
  }
}

const wordsOf = ({ code, details }: DomainError, language: Language) =>
  screenReasonTexts(code, language, details)
