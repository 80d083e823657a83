import { redirect } from 'next/navigation'
import { DomainError } from '#lib/domain/errors.ts'
import { linkContext } from '#lib/pages/link-context.ts'
import { pdfAnswer } from '#lib/pages/pdf-answer.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'

const cookie = proofCookie('formalization')

/** If the customer cannot open the contract yet, redirects to the page that says what is missing. */
export const GET = async (_request: Request, { params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params
  try {
    const pdf = await getContractPdf(await linkContext(), { token, proof: await cookie.read() })
    await cookie.keep(token, pdf)
    return pdfAnswer('inline', pdf)
  } catch (error) {
    if (error instanceof DomainError) redirect(`/formalization/${encodeURIComponent(token)}`)
    throw error
  }
}
