import { centsOfReais } from '#components/language/reais.ts'
import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import type { FgtsFigures } from '#lib/client/fgts.ts'

export const PART_TEXTS = texts({
  net: ['O cliente recebe', 'The customer receives'],
  interest: ['Juros', 'Interest'],
  iof: ['IOF', 'IOF'],
  fee: ['Tarifa', 'Fee'],
  insurance: ['Seguro', 'Insurance'],
})

type FgtsTablePart = { id: keyof typeof PART_TEXTS; name: string; value: number }

export const PARTS = ['net', 'interest', 'iof', 'fee', 'insurance'] as const

/** Splits the amount blocked at Caixa into parts that add up to it, in cents. */
export const fgtsTableParts = (
  figures: FgtsFigures,
  t: LocalizedTexts<typeof PART_TEXTS>,
): FgtsTablePart[] => {
  const values = {
    net: centsOfReais(figures.availableBalance),
    interest: centsOfReais(figures.totalBalance) - centsOfReais(figures.emissionAmount),
    iof: centsOfReais(figures.iof),
    fee: centsOfReais(figures.tc),
    insurance: centsOfReais(figures.insuranceAmount),
  }
  return PARTS.map((id) => ({ id, name: t[id], value: values[id] }))
}
