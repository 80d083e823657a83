import { listSignedProposals } from '#db/queries/review/review-facts.ts'
import { withSnapshot } from '#db/transaction.ts'
import { addDays, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { matchedReviewRules, REVIEW_RULE_CODES, type ReviewRules } from '#lib/domain/review/review-rules.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { reviewFactsOf } from '#lib/services/review/parts/review-facts-of.ts'

export const PREVIEW_DAYS = 30
const BATCH = 500

/** Counts rule matches in 30 days of signed proposals, judged as of their creation; `after` is a cursor. */
export const previewReviewRules = async (
  context: Context,
  { rules, after }: { rules: ReviewRules; after?: string | undefined },
) => {
  requirePermission(context, 'manage_review_rules')
  const { organizationId, language, now } = context
  const startDate = addDays(dayInSaoPaulo(now), -PREVIEW_DAYS)
  const batch = await withSnapshot(context, async (tx) => {
    const rows = await listSignedProposals(tx, { organizationId, startDate, after, limit: BATCH })
    const proposals = rows.map((proposal) => ({ proposal, at: proposal.createdAt }))
    const facts = await reviewFactsOf(tx, organizationId, { rules, proposals })
    return { rows, codes: facts.map((fact) => matchedReviewRules(rules, fact).map(({ code }) => code)) }
  })
  const { rows, codes } = batch
  const counts = REVIEW_RULE_CODES.map((code) => ({
    code,
    title: reasonTexts(code, language).title,
    count: codes.filter((list) => list.includes(code)).length,
  }))
  return {
    examined: rows.length,
    matched: codes.filter((list) => list.length > 0).length,
    byCode: counts.filter(({ count }) => count > 0),
    next: rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null,
  }
}
