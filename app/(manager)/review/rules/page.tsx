import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { ReviewRulesScreen } from '#components/review/review-rules-screen.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getReviewRulesContract } from '#lib/contracts/review/review-rules.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getReviewRules } from '#lib/services/review/get-review-rules.ts'
import { decide, preview, propose } from './actions.ts'

const TEXTS = texts({ title: ['Regras da análise', 'Review rules'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function ReviewRulesPage() {
  const context = await contextOfPerson('manage_review_rules')
  const book = await getReviewRules(context)
  return (
    <ReviewRulesScreen
      initial={encodeOutput(getReviewRulesContract, book)}
      now={context.now.toISOString()}
      propose={propose}
      decide={decide}
      preview={preview}
    />
  )
}
