import type { ErrorDetails } from '#lib/domain/errors.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'

const MOST_CHARACTERS = 200
const DIGITS = /\d[\d.,/-]{2,}/g

/** Codes of the catalogue that only pass on the words of an institution. */
const PASSED_ON = [
  'institution_request_refused',
  'balance_refused_by_institution',
  'consult_refused_by_institution',
]

type Told = { code: string | null; text?: unknown }

/**
 * Returns an institution's words that match no reason of the catalogue, without numbers, which may be a
 * customer's; undefined if they match one.
 */
export const unmatchedWords = ({ code, text }: Told): string | undefined => {
  if (code !== null && isReasonCode(code) && !PASSED_ON.includes(code)) return undefined
  const own = code !== null && !isReasonCode(code) ? code : ''
  const words = [own, typeof text === 'string' ? text : ''].filter((each) => each !== '').join(': ')
  const plain = words.replace(DIGITS, '#').replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS)
  return plain === '' ? undefined : plain
}

export const unmatchedWordsOf = (error: { code: string; details: ErrorDetails }): string | undefined =>
  unmatchedWords({ code: error.code, text: error.details.text })
