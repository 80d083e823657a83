'use server'
import { refresh } from 'next/cache'
import type { FormState } from '#components/self-service/form-state.ts'
import { identifyOfferReaderCommand, wantOfferCommand } from '#lib/contracts/simulations/offer-page.ts'
import { openLinkCommand } from '#lib/contracts/timeline/open-link.ts'
import { customerAction } from '#lib/pages/action.ts'
import { identifyByForm } from '#lib/pages/customer-form.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import { recordOpening } from '#lib/pages/record-opening.ts'
import { identifyOfferReader } from '#lib/services/simulations/identify-offer-reader.ts'
import { recordOfferOpening } from '#lib/services/simulations/record-offer-opening.ts'
import { wantOffer } from '#lib/services/simulations/want-offer.ts'

const cookie = proofCookie('offer')
const opening = recordOpening(customerAction(openLinkCommand, recordOfferOpening))
const identification = identifyByForm(customerAction(identifyOfferReaderCommand, identifyOfferReader), cookie)
const wanting = customerAction(wantOfferCommand, wantOffer)

export const recordVisit = async (token: string): Promise<void> => opening(token)

export const identify = async (token: string, _before: FormState, form: FormData): Promise<FormState> =>
  identification(token, form)

export const want = async (token: string, _before: FormState, _form: FormData): Promise<FormState> => {
  const answer = await wanting({ token, proof: await cookie.read() })
  // Refreshes after a failure too, because the page also changes if the offer is no longer available.
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: {} }
}
