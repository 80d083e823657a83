'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import type { FormState } from '#components/self-service/form-state.ts'
import { TICK_TEXTS } from '#components/self-service/tick-texts.ts'
import { instantOf } from '#lib/config/clock.ts'
import { identifyCustomerCommand } from '#lib/contracts/formalization/identify-customer.ts'
import { sendSignatureCodeCommand } from '#lib/contracts/formalization/send-signature-code.ts'
import { signProposalCommand } from '#lib/contracts/formalization/sign-proposal.ts'
import { startOwnFixCommand } from '#lib/contracts/pending-items/start-own-fix.ts'
import { openLinkCommand } from '#lib/contracts/timeline/open-link.ts'
import { CODE_CHANNELS } from '#lib/domain/formalization/signature-code.ts'
import { customerAction } from '#lib/pages/action.ts'
import { identifyByForm, untickedForm } from '#lib/pages/customer-form.ts'
import { formText } from '#lib/pages/form-text.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import { recordOpening } from '#lib/pages/record-opening.ts'
import { identifyCustomer } from '#lib/services/formalization/identify-customer.ts'
import { recordFormalizationOpening } from '#lib/services/formalization/record-formalization-opening.ts'
import { sendSignatureCode } from '#lib/services/formalization/send-signature-code.ts'
import { signProposal } from '#lib/services/formalization/sign-proposal.ts'
import { startOwnFix } from '#lib/services/pending-items/start-own-fix.ts'

const cookie = proofCookie('formalization')
const fixCookie = proofCookie('fix')
const opening = recordOpening(customerAction(openLinkCommand, recordFormalizationOpening))
const correction = customerAction(startOwnFixCommand, startOwnFix)
const identification = identifyByForm(customerAction(identifyCustomerCommand, identifyCustomer), cookie)
const signature = customerAction(signProposalCommand, signProposal)
const code = customerAction(sendSignatureCodeCommand, sendSignatureCode)

export const recordVisit = async (token: string): Promise<void> => opening(token)

export const identify = async (token: string, _before: FormState, form: FormData): Promise<FormState> =>
  identification(token, form)

export const sign = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  const ticks = await pageTexts(TICK_TEXTS)
  const insured = formText(form, 'acceptedInsuranceSha256')
  if (form.get('accepted') !== 'yes') return untickedForm('/accepted', ticks.contract)
  if (insured && form.get('insured') !== 'yes') return untickedForm('/insured', ticks.insurance)
  const answer = await signature({
    token,
    proof: await cookie.read(),
    acceptedTextSha256: formText(form, 'acceptedTextSha256'),
    ...(insured && { acceptedInsuranceSha256: insured }),
    ...(form.has('code') && { code: formText(form, 'code') }),
  })
  // Refreshes after a failure too, because the page also changes if the contract can no longer be signed.
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: {} }
}

/** In demonstration mode, also returns the code, so that the page can show it. */
export const sendCode = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  const requestedChannel = formText(form, 'channel')
  const channel = CODE_CHANNELS.find((each) => each === requestedChannel) ?? 'demonstration'
  const answer = await code({ token, proof: await cookie.read(), channel })
  refresh()
  if (!answer.ok) return { problem: answer.problem, values: {} }
  const { shownCode } = answer.data
  return { problem: null, values: shownCode === null ? {} : { shownCode } }
}

/** Redirects to the fix page with a proof of identity, so that the customer need not identify again. */
export const startFix = async (token: string): Promise<void> => {
  const answer = await correction({ token, proof: await cookie.read() })
  // The item has meanwhile been corrected or the proof has expired; the refreshed page says which.
  if (!answer.ok) return refresh()
  const { token: fix, proof, expiresAt } = answer.data
  await fixCookie.keep(fix, { proof, expiresAt: instantOf(expiresAt) })
  redirect(`/fix/${fix}`)
}
