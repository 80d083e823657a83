import { CLT_WORDS } from './words/clt-words.ts'
import { COMMON_WORDS } from './words/common-words.ts'
import { PERSON_WORDS } from './words/person-words.ts'
import { PROPOSAL_WORDS } from './words/proposal-words.ts'
import { WEBHOOK_WORDS } from './words/webhook-words.ts'

/**
 * What a name on the wire means wherever it is, in pt-BR for the document. A field that means more, or
 * something else, says so in its contract (`.meta({ description })`), which comes before this.
 */
export const PROPERTY_WORDS: Readonly<Record<string, string>> = {
  ...COMMON_WORDS,
  ...PERSON_WORDS,
  ...PROPOSAL_WORDS,
  ...CLT_WORDS,
  ...WEBHOOK_WORDS,
}
