'use server'
import { reviewProposalCommand } from '#lib/contracts/review/review-proposal'
import { claimReviewCaseCommand, registerReviewReaderCommand } from '#lib/contracts/review/review-readers'
import { sendBackProposalCommand } from '#lib/contracts/review/send-back'
import { action } from '#lib/pages/action'
import { claimReviewCase } from '#lib/services/review/claim-review-case'
import { registerReviewReader } from '#lib/services/review/register-review-reader'
import { reviewProposal } from '#lib/services/review/review-proposal'
import { sendBackProposal } from '#lib/services/review/send-back-proposal'

export const review = action(reviewProposalCommand, reviewProposal)
export const sendBack = action(sendBackProposalCommand, sendBackProposal)
export const registerReader = action(registerReviewReaderCommand, registerReviewReader)
export const claim = action(claimReviewCaseCommand, claimReviewCase)
