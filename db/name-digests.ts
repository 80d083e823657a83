import { indexDigest } from '#lib/config/blind-indexes.ts'
import { getEnv } from '#lib/config/env.ts'
import { getKeyRing, type KeyRing } from '#lib/config/key-ring.ts'

export const WORD_TABLES = {
  proposals: { words: 'proposal_name_words', key: 'proposal_id' },
  clt_consults: { words: 'clt_consult_name_words', key: 'consult_id' },
} as const

/** Lengths in letters of the prefixes that get a digest. A longer search is cut to `LONGEST` letters. */
const [SHORTEST, LONGEST] = [3, 12]

/** 11 characters of base64url are 66 bits. */
const DIGEST_LENGTH = 11

/** Returns digests of words' prefixes; a full stop in front distinguishes them from words in plain text. */
export const storedWords = (
  organizationId: string,
  words: readonly string[],
  ring: KeyRing = getKeyRing(),
): string[] => {
  if (!getEnv().ENCRYPT_DATA) return [...words]
  const keyed = { place: placeOf(organizationId), keyId: ring.ids[0], ring }
  return [...new Set(words.flatMap(beginningsOf))].map((text) => digestOf(keyed, text))
}

/** `digests` has one digest for each master key. A short word matches only a whole word. */
export type SearchedWord = { text: string; digests: string[]; isShort: boolean }

export const searchedWords = (
  organizationId: string,
  words: readonly string[],
  ring: KeyRing = getKeyRing(),
): SearchedWord[] => {
  const place = placeOf(organizationId)
  return words.map((text) => {
    const letters = [...text]
    const beginning = letters.slice(0, LONGEST).join('')
    const digests = ring.ids.map((keyId) => digestOf({ place, keyId, ring }, beginning))
    return { text, digests, isShort: letters.length < SHORTEST }
  })
}

const placeOf = (organizationId: string) => ['name', organizationId]

const beginningsOf = (word: string): string[] => {
  const letters = [...word]
  const longest = Math.min(letters.length, LONGEST)
  const lengths = Array.from({ length: Math.max(1, longest - SHORTEST + 1) }, (_, more) => SHORTEST + more)
  return lengths.map((length) => letters.slice(0, length).join(''))
}

const digestOf = (keyed: Parameters<typeof indexDigest>[0], text: string) =>
  `.${indexDigest(keyed, text).slice(0, DIGEST_LENGTH)}`
