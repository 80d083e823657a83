import { plainText } from './plain-text.ts'

/**
 * Returns the word that a text matches, ignoring case, accents, separators and a second gender ending
 * ("Solteiro(a)"); null if none. The keys of `otherNames` are in this normalized form ("chavealeatoria").
 */
export const matchWord = <W extends string>(
  text: string,
  words: readonly W[],
  otherNames: Readonly<Record<string, W>> = {},
): W | null => {
  const plain = plainForm(text)
  const match = words.find((word) => plainForm(word) === plain)
  if (match !== undefined) return match
  return Object.hasOwn(otherNames, plain) ? (otherNames[plain] ?? null) : null
}

const plainForm = (text: string) =>
  plainText(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\s_-]/g, '')
    .replace(/(\(a\)|\/a)$/, '')
