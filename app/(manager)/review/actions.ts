'use server'
import { reviewProposalContract } from '#lib/contracts/fgts/proposal-review'
import { getProposalContract } from '#lib/contracts/proposals/proposals'
import { sendBackProposalContract } from '#lib/contracts/review/send-back'
import { action } from '#lib/http/action'
import { reviewProposal } from '#lib/services/review/review-proposal'
import { sendBackProposal } from '#lib/services/review/send-back-proposal'

// Either product is decided on in the same words, and answered with what the screens show of both.
const { response, encode } = getProposalContract

export const review = action({ ...reviewProposalContract, response, encode }, reviewProposal)
export const sendBack = action(sendBackProposalContract, sendBackProposal)
