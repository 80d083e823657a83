'use server'
import { uploadFgtsDocumentContract } from '#lib/contracts/fgts/proposal-documents.ts'
import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending.ts'
import { createFixLinkCommand } from '#lib/contracts/pending-items/create-fix-link.ts'
import { getProposalContract } from '#lib/contracts/proposals/proposals.ts'
import { withUpload } from '#lib/http/with-upload.ts'
import { action } from '#lib/pages/action.ts'
import { createFixLink } from '#lib/services/pending-items/create-fix-link.ts'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item.ts'
import { restoreCpf } from '#lib/services/personal-data/restore-cpf.ts'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document.ts'

// These actions serve both products, so path parameters and response come from `getProposalContract`.
const { params, response, encode } = getProposalContract

export const makeFixLink = action(createFixLinkCommand, createFixLink)
export const solve = action(
  { ...solveFgtsPendingItemContract, params, response, encode },
  solvePendingItem,
  (context, input) => restoreCpf(context, input, { subjectType: 'proposal', subjectId: input.id }),
)
export const upload = action({ ...uploadFgtsDocumentContract, params }, withUpload(uploadProposalDocument))
