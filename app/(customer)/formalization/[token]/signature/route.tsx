import { ownPdf } from '#lib/pages/own-pdf.ts'
import { getSignatureProof } from '#lib/services/formalization/get-signature-proof.ts'

export const GET = ownPdf(getSignatureProof)
