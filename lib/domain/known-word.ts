import { plainText } from './plain-text.ts'

/**
 * The known word a text represents, null when for none: compared without case, accents, blanks, hyphens,
 * underscores and a second gender behind the first ("Solteiro(a)"). `otherNames` are in that plain form
 * ("chavealeatoria"), each with the word it means.
 */
export const knownWord = <W extends string>(
  text: string,
  words: readonly W[],
  otherNames: Readonly<Record<string, W>> = {},
): W | null => {
  const plain = plainForm(text)
  const known = words.find((word) => plainForm(word) === plain)
  if (known !== undefined) return known
  return Object.hasOwn(otherNames, plain) ? (otherNames[plain] ?? null) : null
}

const plainForm = (text: string) =>
  plainText(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\s_-]/g, '')
    .replace(/(\(a\)|\/a)$/, '')
