'use server'
import {
  decideReviewRulesCommand,
  previewReviewRulesCommand,
  proposeReviewRulesCommand,
} from '#lib/contracts/review/review-rules'
import { action } from '#lib/pages/action'
import { decideReviewRules } from '#lib/services/review/decide-review-rules'
import { previewReviewRules } from '#lib/services/review/preview-review-rules'
import { proposeReviewRules } from '#lib/services/review/propose-review-rules'

export const propose = action(proposeReviewRulesCommand, proposeReviewRules)
export const decide = action(decideReviewRulesCommand, decideReviewRules)
export const preview = action(previewReviewRulesCommand, previewReviewRules)
