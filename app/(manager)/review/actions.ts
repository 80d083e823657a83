'use server'
import { reviewProposalCommand } from '#lib/contracts/review/review-proposal.ts'
import { claimReviewCaseCommand, registerReviewReaderCommand } from '#lib/contracts/review/review-readers.ts'
import { sendBackProposalCommand } from '#lib/contracts/review/send-back.ts'
import { action } from '#lib/pages/action.ts'
import { claimReviewCase } from '#lib/services/review/claim-review-case.ts'
import { registerReviewReader } from '#lib/services/review/register-review-reader.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { sendBackProposal } from '#lib/services/review/send-back-proposal.ts'

export const review = action(reviewProposalCommand, reviewProposal)
export const sendBack = action(sendBackProposalCommand, sendBackProposal)
export const registerReader = action(registerReviewReaderCommand, registerReviewReader)
export const claim = action(claimReviewCaseCommand, claimReviewCase)
