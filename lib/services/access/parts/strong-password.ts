import { guessesLog10 } from '#lib/config/password-guesses'
import { PASSWORD_MINIMUM } from '#lib/domain/access/names'
import { ownWordsIn } from '#lib/domain/access/own-words'
import { DomainError } from '#lib/domain/errors'
import { fieldRefusal } from '#lib/domain/field-refusal'

/** 10^10 guesses: what a stolen list of Argon2id hashes gives away in years, not in an afternoon. */
const ENOUGH_LOG10 = 10

/** What a password must have besides the words of the person, so that it is one at all. */
const OWN_CHARACTERS = 8

/**
 * A password that can be chosen: long enough (NIST SP 800-63B section 3.1.1.2), on no list of leaked ones nor
 * made of what comes to mind first, and not of the words of the person (`about`: e-mail, names), whatever is
 * added to them.
 * @throws weak_password (too short), guessable_password
 */
export const strongPassword = async (password: string, about: readonly string[]): Promise<string> => {
  if (password.length < PASSWORD_MINIMUM)
    throw new DomainError('weak_password', { minimum: PASSWORD_MINIMUM })
  const { words, rest } = ownWordsIn(password, about)
  if (rest.length < OWN_CHARACTERS || (await guessesLog10(password, words)) < ENOUGH_LOG10)
    throw fieldRefusal({ pointer: '/password', code: 'guessable_password' })
  return password
}
