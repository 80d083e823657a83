'use server'
import { uploadFgtsDocumentContract } from '#lib/contracts/fgts/proposal-documents.ts'
import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending.ts'
import { cancelProposalCommand } from '#lib/contracts/proposals/cancel-proposal.ts'
import { getProposalContract } from '#lib/contracts/proposals/proposals.ts'
import { reviewProposalCommand } from '#lib/contracts/review/review-proposal.ts'
import { sendBackProposalCommand } from '#lib/contracts/review/send-back.ts'
import { withUpload } from '#lib/http/with-upload.ts'
import { action } from '#lib/pages/action.ts'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item.ts'
import { restoreCpf } from '#lib/services/personal-data/restore-cpf.ts'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal.ts'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { sendBackProposal } from '#lib/services/review/send-back-proposal.ts'

// These actions serve both products, so path parameters and response come from `getProposalContract`.
const { params, response, encode } = getProposalContract

export const cancel = action(cancelProposalCommand, cancelProposal)
export const solve = action(
  { ...solveFgtsPendingItemContract, params, response, encode },
  solvePendingItem,
  (context, input) => restoreCpf(context, input, { subjectType: 'proposal', subjectId: input.id }),
)
export const upload = action({ ...uploadFgtsDocumentContract, params }, withUpload(uploadProposalDocument))
export const review = action(reviewProposalCommand, reviewProposal)
export const sendBack = action(sendBackProposalCommand, sendBackProposal)
