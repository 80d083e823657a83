import { formatBrl } from '#lib/domain/money.ts'
import type { ContractedInstallment } from '#lib/domain/proposals/proposal-view.ts'
import { formatDay } from './contract-tables.ts'
import { type Column, drawTable } from './draw-table.ts'
import type { OfferData } from './offer-data.ts'
import type { Pdf } from './page-layout.ts'

/** With three blocks side by side, a page holds eight years of monthly instalments. */
const SIDE_BY_SIDE = 3
const MOST_IN_ONE_BLOCK = 12

export const drawOfferSchedule = (pdf: Pdf, { figures }: Pick<OfferData, 'figures'>): void => {
  const { installments, totalCents } = figures
  const blocks = installments.length > MOST_IN_ONE_BLOCK ? SIDE_BY_SIDE : 1
  const height = Math.ceil(installments.length / blocks)
  const rows = Array.from({ length: height }, (_, line) =>
    Array.from({ length: blocks }, (_, block) => cellsOf(installments, block * height + line)).flat(),
  )
  const empty = Array.from({ length: 3 * blocks - 2 }, () => '')
  drawTable(pdf, columnsOf(blocks), { rows, total: [...empty, 'Total', formatBrl(totalCents)] })
}

const columnsOf = (blocks: number): Column[] =>
  Array.from({ length: blocks }, (): Column[] => [
    { title: 'Nº', share: 0.16 / blocks, align: 'center' },
    { title: 'Vencimento', share: 0.42 / blocks, align: blocks === 1 ? 'left' : 'right' },
    { title: 'Parcela', share: 0.42 / blocks, align: 'right' },
  ]).flat()

const cellsOf = (installments: readonly ContractedInstallment[], index: number): string[] => {
  const installment = installments[index]
  if (!installment) return ['', '', '']
  return [String(index + 1), formatDay(installment.dueDate), formatBrl(installment.amountCents)]
}
