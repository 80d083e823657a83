import { centsOfReais } from '#components/language/reais.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { lastInstallmentCents } from '#lib/domain/clt/last-installment.ts'
import type { Language } from '#lib/domain/language.ts'
import { formatBrl } from '#lib/domain/money.ts'

const TEXTS = texts({ last: (amount: string) => [`última de ${amount}`, `last one ${amount}`] })

type InstallmentFigures = { installment_value: number; total_amount: number }

export const lastInstallmentText = (
  figures: InstallmentFigures,
  count: number,
  language: Language,
): string | null => {
  const installmentCents = centsOfReais(figures.installment_value)
  const last = lastInstallmentCents({
    count,
    installmentCents,
    totalCents: centsOfReais(figures.total_amount),
  })
  return last === installmentCents ? null : localizedTexts(TEXTS, language).last(formatBrl(last))
}
