import { nameWords } from './name-words.ts'

/** Words that join names and are left out as often as they are written. */
const PARTICLES = ['da', 'de', 'do', 'das', 'dos', 'e']

/** Whether two names are made of the same words: case, accents, order and joining words do not count. */
export const sameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other)

const wordsOf = (name: string) =>
  nameWords(name)
    .filter((word) => !PARTICLES.includes(word))
    .sort()
    .join(' ')
