'use server'
import {
  decideReviewRulesCommand,
  previewReviewRulesCommand,
  proposeReviewRulesCommand,
} from '#lib/contracts/review/review-rules.ts'
import { action } from '#lib/pages/action.ts'
import { decideReviewRules } from '#lib/services/review/decide-review-rules.ts'
import { previewReviewRules } from '#lib/services/review/preview-review-rules.ts'
import { proposeReviewRules } from '#lib/services/review/propose-review-rules.ts'

export const propose = action(proposeReviewRulesCommand, proposeReviewRules)
export const decide = action(decideReviewRulesCommand, decideReviewRules)
export const preview = action(previewReviewRulesCommand, previewReviewRules)
