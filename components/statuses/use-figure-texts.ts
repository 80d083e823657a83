import { useLanguage } from '#components/use-language.ts'
import { textIn } from '#lib/domain/language.ts'
import { FIGURES, type FigureName } from '#lib/domain/sales/figures.ts'

export const useFigureTexts = () => {
  const language = useLanguage()
  return (name: FigureName) => ({
    label: textIn(FIGURES[name].name, language),
    meaning: textIn(FIGURES[name].meaning, language),
  })
}
