import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Only this many characters of a password are scored, because scoring time grows superlinearly. */
const JUDGED_LENGTH = 20

/** Estimates how many guesses a password resists (zxcvbn, Wheeler 2016); `words` are tried first. */
export const guessesLog10 = async (password: string, words: readonly string[]): Promise<number> =>
  (await estimator()).check(password.slice(0, JUDGED_LENGTH), [...words]).guessesLog10

let loaded: Promise<ZxcvbnFactory> | undefined

/** The word lists take 0.3 s and 40 MB to load, so they are loaded on first use. */
const estimator = (): Promise<ZxcvbnFactory> => {
  loaded ??= load()
  return loaded
}

const load = async () => {
  const [{ ZxcvbnFactory }, common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...portuguese.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: JUDGED_LENGTH,
  })
}
