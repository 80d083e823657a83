/** Shorter words occur in too many others. */
const SHORTEST = 3

/**
 * Returns a person's words (from e-mail, names, company; lower case, no accents) and the letters and digits a
 * password has besides: "Demo-Ana-2026" of ana@demo.example leaves "2026".
 */
export const ownWordsIn = (
  password: string,
  ownTexts: readonly string[],
): { words: string[]; rest: string } => {
  const words = [...new Set(ownTexts.flatMap((text) => plain(text).split(/[^a-z0-9]+/)))]
    .filter((word) => word.length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
  const rest = words.reduce((remainder, word) => remainder.replaceAll(word, ''), plain(password))
  return { words, rest: rest.replaceAll(/[^a-z0-9]/g, '') }
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
