import { CLT_WORDS } from './words/clt-words.ts'
import { COMMON_WORDS } from './words/common-words.ts'
import { PERSON_WORDS } from './words/person-words.ts'
import { PROPOSAL_WORDS } from './words/proposal-words.ts'
import { WEBHOOK_WORDS } from './words/webhook-words.ts'

/** pt-BR meaning of a wire name; a `.meta({ description })` in the contract takes precedence. */
export const PROPERTY_WORDS: Readonly<Record<string, string>> = {
  ...COMMON_WORDS,
  ...PERSON_WORDS,
  ...PROPOSAL_WORDS,
  ...CLT_WORDS,
  ...WEBHOOK_WORDS,
}
