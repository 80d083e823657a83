import type { Problem } from '#lib/http/problem.ts'

export type FormState = {
  problem: Pick<Problem, 'code' | 'detail' | 'nextAction' | 'errors'> | null
  values: Readonly<Record<string, string>>
}

export const FRESH_FORM: FormState = { problem: null, values: {} }

export type FormAction = (before: FormState, form: FormData) => Promise<FormState>
