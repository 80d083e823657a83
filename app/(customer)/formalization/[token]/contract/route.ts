import { redirect } from 'next/navigation'
import { DomainError } from '#lib/domain/errors'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf'
import { linkContext } from '../link-context.ts'
import { keepProof, readProof } from '../proof-cookie.ts'
import { inlinePdf } from './inline-pdf.ts'

/** The contract for the identified customer. Anyone else, and whoever comes too early, is led to the page that says so. */
export const GET = async (_request: Request, { params }: { params: Promise<{ token: string }> }) => {
  const { token } = await params
  try {
    const pdf = await getContractPdf(await linkContext(), { token, proof: await readProof() })
    await keepProof(token, pdf)
    return inlinePdf(pdf)
  } catch (error) {
    if (error instanceof DomainError) redirect(`/formalization/${encodeURIComponent(token)}`)
    throw error
  }
}
