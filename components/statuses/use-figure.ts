import { useLanguage } from '#components/use-language'
import { textIn } from '#lib/domain/language'
import { FIGURES, type FigureName } from '#lib/domain/sales/figures'

/** The name of a figure and what it counts, in the reader's language: the same on every screen. */
export const useFigure = () => {
  const language = useLanguage()
  return (name: FigureName) => ({
    label: textIn(FIGURES[name].name, language),
    meaning: textIn(FIGURES[name].meaning, language),
  })
}
