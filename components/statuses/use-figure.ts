import { useLanguage } from '#components/use-language'
import { textIn } from '#lib/domain/language'
import { FIGURES, type FigureName } from '#lib/domain/sales/figures'

export const useFigure = () => {
  const language = useLanguage()
  return (name: FigureName) => ({
    label: textIn(FIGURES[name].name, language),
    meaning: textIn(FIGURES[name].meaning, language),
  })
}
