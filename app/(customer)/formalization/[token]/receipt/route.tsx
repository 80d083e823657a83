import { ownPdf } from '#lib/pages/own-pdf'
import { getPaymentReceipt } from '#lib/services/formalization/get-payment-receipt'

export const GET = ownPdf(getPaymentReceipt)
