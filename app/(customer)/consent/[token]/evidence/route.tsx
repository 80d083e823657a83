import { redirect } from 'next/navigation'
import { DomainError } from '#lib/domain/errors.ts'
import { linkContext } from '#lib/pages/link-context.ts'
import { pdfAnswer } from '#lib/pages/pdf-answer.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import { getOwnConsentEvidence } from '#lib/services/clt/get-clt-consent-evidence.ts'

const cookie = proofCookie('consent')

/** If the customer cannot open the PDF yet, redirects to the consent page, which says what is missing. */
export const GET = async (_request: Request, { params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params
  try {
    const file = await getOwnConsentEvidence(await linkContext(), { token, proof: await cookie.read() })
    return pdfAnswer('attachment', file)
  } catch (error) {
    if (error instanceof DomainError) redirect(`/consent/${encodeURIComponent(token)}`)
    throw error
  }
}
