import { guessesLog10 } from '#lib/config/password-guesses.ts'
import { DEMO_PASSWORD } from '#lib/domain/access/demo-accounts.ts'
import { ownWordsIn } from '#lib/domain/access/own-words.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { PASSWORD_MINIMUM } from '#lib/domain/names.ts'
import { PRODUCT_NAME } from '#lib/domain/product-name.ts'

/** Minimum guesses as a power of ten: 10^10 Argon2id guesses take years, even with stolen hashes. */
const ENOUGH_LOG10 = 10

/** Minimum number of letters and digits besides words of the person, the organization and the product. */
const OWN_CHARACTERS = 8

/** Returns a strong password. @throws weak_password (NIST SP 800-63B section 3.1.1.2), guessable_password */
export const strongPassword = async (password: string, ownTexts: readonly string[]): Promise<string> => {
  if (password.length < PASSWORD_MINIMUM)
    throw new DomainError('weak_password', { minimum: PASSWORD_MINIMUM })
  const { words, rest } = ownWordsIn(password, [...ownTexts, PRODUCT_NAME.pt, PRODUCT_NAME.en])
  if (
    password === DEMO_PASSWORD ||
    rest.length < OWN_CHARACTERS ||
    (await guessesLog10(password, words)) < ENOUGH_LOG10
  )
    throw fieldRefusal({ pointer: '/password', code: 'guessable_password' })
  return password
}
