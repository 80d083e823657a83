import { formatBrl } from '#lib/domain/money.ts'
import { fgtsClauses } from './contract-clauses-fgts.ts'
import { formatDay } from './contract-tables.ts'
import type { ProductContract } from './product-contract.ts'

export const fgtsContract: ProductContract = {
  subject: 'Antecipação do Saque-Aniversário do FGTS',
  subtitle: 'Antecipação do Saque-Aniversário do FGTS, com cessão fiduciária dos saques',
  total: 'Total a pagar (bloqueado no FGTS)',
  more: () => [],
  columns: [
    { title: 'Nº', share: 0.1, align: 'center' },
    { title: 'Vencimento', share: 0.22, align: 'left' },
    { title: 'Origem', share: 0.42, align: 'left' },
    { title: 'Valor', share: 0.26, align: 'right' },
  ],
  schedule: ({ figures }) => ({
    rows: figures.installments.map(({ dueDate, amountCents }, index) => [
      String(index + 1),
      formatDay(dueDate),
      'Saque-aniversário do FGTS',
      formatBrl(amountCents),
    ]),
    total: ['', '', 'Total', formatBrl(figures.totalCents)],
  }),
  clauses: fgtsClauses,
}
