import { instantOf } from '#lib/config/clock'
import type { ActionResult } from './action.ts'
import { formText } from './form-text.ts'
import type { Problem } from './problem.ts'
import type { ProofCookie } from './proof-cookie.ts'

/** What a form of a customer's page is told after it was sent: the refusal, and what had been typed. */
export type CustomerFormAnswer = {
  problem: Pick<Problem, 'code' | 'detail' | 'nextAction' | 'errors'> | null
  values: Readonly<Record<string, string>>
}

type Identification = (claimed: {
  token: string
  documentNumber: string
  birthDate: string
}) => Promise<ActionResult<{ proof: string; expiresAt: string }>>

/** Makes the action of the identity form: checks CPF and birth date, written as people write them, and keeps the proof with the page. */
export const identifyByForm =
  (identification: Identification, cookie: ProofCookie) =>
  async (token: string, form: FormData): Promise<CustomerFormAnswer> => {
    const documentNumber = formText(form, 'documentNumber')
    const birthDate = formText(form, 'birthDate')
    const answer = await identification({
      token,
      documentNumber,
      birthDate: birthDate.split('/').reverse().join('-'),
    })
    if (!answer.ok) return { problem: answer.problem, values: { documentNumber, birthDate } }
    const { proof, expiresAt } = answer.data
    await cookie.keep(token, { proof, expiresAt: instantOf(expiresAt) })
    return { problem: null, values: {} }
  }

/** What an acceptance form answers when its box was not ticked. */
export const untickedForm = (message: string): CustomerFormAnswer => ({
  problem: {
    code: 'required',
    detail: 'Falta marcar o aceite.',
    nextAction: '',
    errors: [{ pointer: '/accepted', code: 'required', message }],
  },
  values: {},
})
