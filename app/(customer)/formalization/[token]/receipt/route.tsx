import { ownPdf } from '#lib/pages/own-pdf.ts'
import { getPaymentReceipt } from '#lib/services/formalization/get-payment-receipt.ts'

export const GET = ownPdf(getPaymentReceipt)
