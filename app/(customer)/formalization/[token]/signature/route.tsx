import { ownPdf } from '#lib/pages/own-pdf'
import { getSignatureProof } from '#lib/services/formalization/get-signature-proof'

export const GET = ownPdf(getSignatureProof)
