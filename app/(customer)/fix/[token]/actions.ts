'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { chosenPixKind } from '#components/fields/chosen-pix-kind.ts'
import type { FormState } from '#components/self-service/form-state.ts'
import { instantOf } from '#lib/config/clock.ts'
import { identifyCustomerCommand } from '#lib/contracts/formalization/identify-customer.ts'
import { handInFixDocumentCommand } from '#lib/contracts/pending-items/hand-in-fix-document.ts'
import { openOwnContractCommand } from '#lib/contracts/pending-items/open-own-contract.ts'
import { solveFixPaymentCommand } from '#lib/contracts/pending-items/solve-fix-payment.ts'
import { ACCOUNT_TYPE_WORDS } from '#lib/contracts/proposal-fields/account-type-field.ts'
import { openLinkCommand } from '#lib/contracts/timeline/open-link.ts'
import { withUpload } from '#lib/http/with-upload.ts'
import { customerAction } from '#lib/pages/action.ts'
import { identifyByForm } from '#lib/pages/customer-form.ts'
import { formText } from '#lib/pages/form-text.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import { recordOpening } from '#lib/pages/record-opening.ts'
import { handInFixDocument } from '#lib/services/pending-items/hand-in-fix-document.ts'
import { identifyFixer } from '#lib/services/pending-items/identify-fixer.ts'
import { openOwnContract } from '#lib/services/pending-items/open-own-contract.ts'
import { recordFixOpening } from '#lib/services/pending-items/record-fix-opening.ts'
import { solveFixPayment } from '#lib/services/pending-items/solve-fix-payment.ts'

const cookie = proofCookie('fix')
const contractCookie = proofCookie('formalization')
const opening = recordOpening(customerAction(openLinkCommand, recordFixOpening))
const identification = identifyByForm(customerAction(identifyCustomerCommand, identifyFixer), cookie)
const paymentFix = customerAction(solveFixPaymentCommand, solveFixPayment)
const contract = customerAction(openOwnContractCommand, openOwnContract)
const documentFix = customerAction(handInFixDocumentCommand, withUpload(handInFixDocument))

export const recordVisit = async (token: string): Promise<void> => opening(token)

export const identify = async (token: string, _before: FormState, form: FormData): Promise<FormState> =>
  identification(token, form)

export const sendPix = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  const pix = formText(form, 'pix')
  const pixKeyType = chosenPixKind(pix, formText(form, 'pixKeyType'))
  const payment = { type: 'pix', data: { pix, pixKeyType } } as const
  const answer = await paymentFix({ token, proof: await cookie.read(), payment })
  // Refreshes after a failure too, because the page also changes if the item is already closed.
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: { pix, pixKeyType: pixKeyType ?? '' } }
}

const ACCOUNT_FIELDS = ['bankId', 'agency', 'account', 'digit', 'accountType'] as const

export const sendAccount = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  const values = Object.fromEntries(ACCOUNT_FIELDS.map((name) => [name, formText(form, name)]))
  const data = values as Record<(typeof ACCOUNT_FIELDS)[number], string>
  const accountType = ACCOUNT_TYPE_WORDS.find((word) => word === data.accountType) ?? 'checking_account'
  const payment = { type: 'transfer', data: { ...data, accountType } } as const
  const answer = await paymentFix({ token, proof: await cookie.read(), payment })
  refresh()
  return { problem: answer.ok ? null : answer.problem, values }
}

export const sendDocument = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  // A form sent without JavaScript carries extra fields, so only the endpoint's fields are forwarded.
  const upload = new FormData()
  upload.set('type', formText(form, 'type'))
  upload.set('file', form.get('file') ?? '')
  const answer = await documentFix({ token, proof: await cookie.read(), form: upload })
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: {} }
}

/** Redirects to the contract page with a proof of identity, so that the customer need not identify again. */
export const seeContract = async (token: string): Promise<void> => {
  const answer = await contract({ token, proof: await cookie.read() })
  // The proof has expired: the refreshed page asks for the identification again.
  if (!answer.ok) return refresh()
  const { token: page, proof, expiresAt } = answer.data
  await contractCookie.keep(page, { proof, expiresAt: instantOf(expiresAt) })
  redirect(`/formalization/${page}`)
}
