'use server'
import { previewReviewRulesCommand, saveReviewRulesCommand } from '#lib/contracts/review/review-rules'
import { action } from '#lib/http/action'
import { previewReviewRules } from '#lib/services/review/preview-review-rules'
import { saveReviewRules } from '#lib/services/review/save-review-rules'

export const save = action(saveReviewRulesCommand, saveReviewRules)
export const preview = action(previewReviewRulesCommand, previewReviewRules)
