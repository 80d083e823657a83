'use server'
import { refresh } from 'next/cache'
import type { FormState } from '#components/formalization/form-state.ts'
import { instantOf } from '#lib/config/clock'
import { identifyCustomerContract } from '#lib/contracts/formalization/identify-customer'
import { signProposalContract } from '#lib/contracts/formalization/sign-proposal'
import { customerAction } from '#lib/http/action'
import { identifyCustomer } from '#lib/services/formalization/identify-customer'
import { signProposal } from '#lib/services/formalization/sign-proposal'
import { keepProof, readProof } from './proof-cookie.ts'

const identification = customerAction(identifyCustomerContract, identifyCustomer)
const signature = customerAction(signProposalContract, signProposal)

/** Checks CPF and birth date, written as people write them, and keeps the proof with the page. */
export const identify = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  const documentNumber = textOf(form, 'documentNumber')
  const birthDate = textOf(form, 'birthDate')
  const answer = await identification({
    token,
    documentNumber,
    birthDate: birthDate.split('/').reverse().join('-'),
  })
  if (!answer.ok) return { problem: answer.problem, values: { documentNumber, birthDate } }
  const { proof, expiresAt } = answer.data
  await keepProof(token, { proof, expiresAt: instantOf(expiresAt) })
  return { problem: null, values: {} }
}

/** Signs, when the box was ticked. */
export const sign = async (token: string, _before: FormState, form: FormData): Promise<FormState> => {
  if (form.get('accepted') !== 'yes') return UNTICKED
  const acceptedTextSha256 = textOf(form, 'acceptedTextSha256')
  const answer = await signature({ token, proof: await readProof(), acceptedTextSha256 })
  // Signed or no longer possible: either way the page is about something else now.
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: {} }
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

const UNTICKED: FormState = {
  problem: {
    code: 'required',
    detail: 'Falta marcar o aceite.',
    nextAction: '',
    errors: [
      {
        pointer: '/accepted',
        code: 'required',
        message: 'Para assinar, marque que leu e aceita o texto acima.',
      },
    ],
  },
  values: {},
}
