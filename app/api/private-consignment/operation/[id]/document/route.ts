import { uploadCltDocumentContract } from '#lib/contracts/clt/operation-documents.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { withUpload } from '#lib/http/with-upload.ts'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document.ts'

export const POST = endpoint(uploadCltDocumentContract, withUpload(uploadProposalDocument))
