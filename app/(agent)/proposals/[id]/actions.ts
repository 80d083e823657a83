'use server'
import { uploadFgtsDocumentContract } from '#lib/contracts/fgts/proposal-documents'
import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending'
import { cancelProposalCommand } from '#lib/contracts/proposals/cancel-proposal'
import { getProposalContract } from '#lib/contracts/proposals/proposals'
import { reviewProposalCommand } from '#lib/contracts/review/review-proposal'
import { sendBackProposalCommand } from '#lib/contracts/review/send-back'
import { withUpload } from '#lib/http/with-upload'
import { action } from '#lib/pages/action'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item'
import { putCpfBack } from '#lib/services/personal-data/put-cpf-back'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document'
import { reviewProposal } from '#lib/services/review/review-proposal'
import { sendBackProposal } from '#lib/services/review/send-back-proposal'

// Screens use the FGTS path parameters and the shared proposal response for both products.
const { params, response, encode } = getProposalContract

export const cancel = action(cancelProposalCommand, cancelProposal)
export const solve = action(
  { ...solveFgtsPendingItemContract, params, response, encode },
  solvePendingItem,
  (context, sent) => putCpfBack(context, sent, { subjectType: 'proposal', subjectId: sent.id }),
)
export const upload = action({ ...uploadFgtsDocumentContract, params }, withUpload(uploadProposalDocument))
export const review = action(reviewProposalCommand, reviewProposal)
export const sendBack = action(sendBackProposalCommand, sendBackProposal)
