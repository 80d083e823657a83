'use server'
import { refresh } from 'next/cache'
import { pageTexts } from '#components/language/page-texts.ts'
import type { FormState } from '#components/self-service/form-state.ts'
import { TICK_TEXTS } from '#components/self-service/tick-texts.ts'
import { identifyCustomerCommand } from '#lib/contracts/formalization/identify-customer'
import { signProposalCommand } from '#lib/contracts/formalization/sign-proposal'
import { customerAction } from '#lib/http/action'
import { identifyByForm, untickedForm } from '#lib/http/customer-form'
import { formText } from '#lib/http/form-text'
import { proofCookie } from '#lib/http/proof-cookie'
import { identifyCustomer } from '#lib/services/formalization/identify-customer'
import { signProposal } from '#lib/services/formalization/sign-proposal'

const cookie = proofCookie('formalization')
const identification = identifyByForm(customerAction(identifyCustomerCommand, identifyCustomer), cookie)
const signature = customerAction(signProposalCommand, signProposal)

/** Checks who the customer is. */
export const identify = async (token: string, _before: FormState, form: FormData): Promise<FormState> =>
  identification(token, form)

/** Signs, when the box was ticked. */
export const sign = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  if (form.get('accepted') !== 'yes') return untickedForm((await pageTexts(TICK_TEXTS)).contract)
  const acceptedTextSha256 = formText(form, 'acceptedTextSha256')
  const answer = await signature({ token, proof: await cookie.read(), acceptedTextSha256 })
  // Signed or no longer possible: either way the page is about something else now.
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: {} }
}
