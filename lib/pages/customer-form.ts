import { instantOf } from '#lib/config/clock.ts'
import { type Text, textIn } from '#lib/domain/language.ts'
import type { Problem } from '#lib/http/problem.ts'
import type { ActionResult } from './action.ts'
import { formText } from './form-text.ts'
import { pageFrame } from './page-session.ts'
import type { ProofCookie } from './proof-cookie.ts'

export type CustomerFormAnswer = {
  problem: Pick<Problem, 'code' | 'detail' | 'nextAction' | 'errors'> | null
  values: Readonly<Record<string, string>>
}

type Identification = (input: {
  token: string
  documentNumber: string
  birthDate: string
}) => Promise<ActionResult<{ proof: string; expiresAt: string }>>

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

const UNTICKED: Text = { pt: 'Falta marcar o aceite.', en: 'The acceptance is not ticked.' }

export const untickedForm = async (pointer: string, message: string): Promise<CustomerFormAnswer> => ({
  problem: {
    code: 'required',
    detail: textIn(UNTICKED, (await pageFrame()).language),
    nextAction: '',
    errors: [{ pointer, code: 'required', message }],
  },
  values: {},
})
