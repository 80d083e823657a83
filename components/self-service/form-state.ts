import type { Problem } from '#lib/http/problem'

/** What a form of the customer's page shows after it was sent: the refusal, and what had been typed. */
export type FormState = {
  problem: Pick<Problem, 'code' | 'detail' | 'nextAction' | 'errors'> | null
  values: Readonly<Record<string, string>>
}

export const FRESH_FORM: FormState = { problem: null, values: {} }

/** A form's server action; it also works when the page's scripts have not arrived. */
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>
