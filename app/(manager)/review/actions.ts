'use server'
import { reviewProposalCommand } from '#lib/contracts/review/review-proposal'
import { sendBackProposalCommand } from '#lib/contracts/review/send-back'
import { action } from '#lib/http/action'
import { reviewProposal } from '#lib/services/review/review-proposal'
import { sendBackProposal } from '#lib/services/review/send-back-proposal'

export const review = action(reviewProposalCommand, reviewProposal)
export const sendBack = action(sendBackProposalCommand, sendBackProposal)
