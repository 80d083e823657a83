import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({ moreThan: (count: string) => [`mais de ${count}`, `more than ${count}`] })

type SimulationCount = { simulations: number; simulationsAreExact: boolean }

export const simulationsText = (counted: SimulationCount, language: Language): string => {
  const count = counted.simulations.toLocaleString('pt-BR')
  return counted.simulationsAreExact ? count : localizedTexts(TEXTS, language).moreThan(count)
}
