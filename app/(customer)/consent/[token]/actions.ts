'use server'
import { refresh } from 'next/cache'
import { pageTexts } from '#components/language/page-texts.ts'
import type { FormState } from '#components/self-service/form-state.ts'
import { TICK_TEXTS } from '#components/self-service/tick-texts.ts'
import {
  acceptCltConsentCommand,
  declineCltConsentCommand,
  identifyCltSignerCommand,
  revokeCltConsentCommand,
} from '#lib/contracts/clt/consent-page.ts'
import { openLinkCommand } from '#lib/contracts/timeline/open-link.ts'
import { customerAction } from '#lib/pages/action.ts'
import { identifyByForm, untickedForm } from '#lib/pages/customer-form.ts'
import { formText } from '#lib/pages/form-text.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import { recordOpening } from '#lib/pages/record-opening.ts'
import { acceptCltConsent } from '#lib/services/clt/accept-clt-consent.ts'
import { declineCltConsent } from '#lib/services/clt/decline-clt-consent.ts'
import { identifyCltSigner } from '#lib/services/clt/identify-clt-signer.ts'
import { recordConsentOpening } from '#lib/services/clt/record-consent-opening.ts'
import { revokeCltConsent } from '#lib/services/clt/revoke-clt-consent.ts'

const cookie = proofCookie('consent')
const opening = recordOpening(customerAction(openLinkCommand, recordConsentOpening))
const identification = identifyByForm(customerAction(identifyCltSignerCommand, identifyCltSigner), cookie)
const acceptance = customerAction(acceptCltConsentCommand, acceptCltConsent)
const refusal = customerAction(declineCltConsentCommand, declineCltConsent)
const revocation = customerAction(revokeCltConsentCommand, revokeCltConsent)

export const recordVisit = async (token: string): Promise<void> => opening(token)

export const identify = async (token: string, _before: FormState, form: FormData): Promise<FormState> =>
  identification(token, form)

export const accept = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  if (form.get('accepted') !== 'yes') return untickedForm('/accepted', (await pageTexts(TICK_TEXTS)).term)
  const acceptedTextSha256 = formText(form, 'acceptedTextSha256')
  const answer = await acceptance({ token, proof: await cookie.read(), acceptedTextSha256 })
  // Refreshes after a failure too, because the page also changes if the term can no longer be accepted.
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: {} }
}

/** Refuses the term only if the hidden field `refused` is set, which only the confirmation step sends. */
export const refuse = async (token: string, _before: FormState, form: FormData): Promise<FormState> =>
  form.get('refused') === 'yes' ? sendAnswer(refusal, token) : UNANSWERED

export const revoke = async (token: string, _before: FormState, form: FormData): Promise<FormState> =>
  form.get('revoked') === 'yes' ? sendAnswer(revocation, token) : UNANSWERED

const UNANSWERED: FormState = { problem: null, values: {} }

const sendAnswer = async (send: typeof refusal | typeof revocation, token: string): Promise<FormState> => {
  const answer = await send({ token, proof: await cookie.read() })
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: {} }
}
