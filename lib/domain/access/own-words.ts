/** Minimum word length; shorter words are part of too many other words. */
const SHORTEST = 3

/** Returns the words of `ownTexts`, and the rest of the password without them: "2026" of "Ana-2026". */
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
