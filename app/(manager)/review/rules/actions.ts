'use server'
import { previewReviewRulesContract, saveReviewRulesContract } from '#lib/contracts/review/review-rules'
import { action } from '#lib/http/action'
import { previewReviewRules } from '#lib/services/review/preview-review-rules'
import { saveReviewRules } from '#lib/services/review/save-review-rules'

export const save = action(saveReviewRulesContract, saveReviewRules)
export const preview = action(previewReviewRulesContract, previewReviewRules)
