'use server'
import { refresh } from 'next/cache'
import type { FormState } from '#components/self-service/form-state.ts'
import {
  checkProofOfLifeCommand,
  startProofOfLifeCommand,
} from '#lib/contracts/formalization/proof-of-life.ts'
import { customerAction } from '#lib/pages/action.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import { checkProofOfLife } from '#lib/services/formalization/check-proof-of-life.ts'
import { startProofOfLife } from '#lib/services/formalization/start-proof-of-life.ts'

const cookie = proofCookie('formalization')
const starting = customerAction(startProofOfLifeCommand, startProofOfLife)
const checking = customerAction(checkProofOfLifeCommand, checkProofOfLife)

export const startLife = async (token: string, _before: FormState, _form: FormData): Promise<FormState> => {
  const answer = await starting({ token, proof: await cookie.read() })
  if (!answer.ok) return { problem: answer.problem, values: {} }
  const { url } = answer.data
  if (url !== null) return { problem: null, values: { url } }
  refresh()
  return { problem: null, values: {} }
}

export const checkLife = async (token: string, _before: FormState, _form: FormData): Promise<FormState> => {
  const answer = await checking({ token, proof: await cookie.read() })
  refresh()
  return { problem: answer.ok ? null : answer.problem, values: {} }
}
