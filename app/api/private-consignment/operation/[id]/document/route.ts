import { uploadCltDocumentContract } from '#lib/contracts/clt/operation-documents'
import { endpoint } from '#lib/http/endpoint'
import { withUpload } from '#lib/http/with-upload'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document'

export const POST = endpoint(uploadCltDocumentContract, withUpload(uploadProposalDocument))
