import { useLanguage } from '#components/use-language.ts'
import { type LocalizedTexts, localizedTexts, type Texts } from './texts.ts'

export const useTexts = <T extends Texts>(declared: T): LocalizedTexts<T> =>
  localizedTexts(declared, useLanguage())
