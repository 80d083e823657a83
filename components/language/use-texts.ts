import { useLanguage } from '#components/use-language'
import { type Said, saidIn, type Texts } from './texts.ts'

/** The texts of a component in the language of its screen, in the browser and on the server. */
export const useTexts = <T extends Texts>(declared: T): Said<T> => saidIn(declared, useLanguage())
