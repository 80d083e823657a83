import { redirect } from 'next/navigation'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { linkContext } from './link-context.ts'
import { pdfAnswer } from './pdf-answer.ts'
import { proofCookie } from './proof-cookie.ts'

type OwnPdfService = (
  context: Context,
  link: { token: string; proof: string | undefined },
) => Promise<{ content: Buffer; filename: string }>

const cookie = proofCookie('formalization')

/** Anyone but the identified customer is redirected to the formalization page, which explains the error. */
export const ownPdf =
  (service: OwnPdfService) =>
  async (_request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> => {
    const { token } = await params
    try {
      return pdfAnswer(
        'attachment',
        await service(await linkContext(), { token, proof: await cookie.read() }),
      )
    } catch (error) {
      if (error instanceof DomainError) redirect(`/formalization/${encodeURIComponent(token)}`)
      throw error
    }
  }
