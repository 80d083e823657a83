import type { ProposalLine } from '#db/queries/proposals/proposal-tracking.ts'
import type { CsvCell } from '#lib/domain/csv/csv.ts'
import { csvDay } from '#lib/domain/csv/csv-day.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { csvReais } from '#lib/domain/csv/csv-reais.ts'
import { type Cpf, formatCpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'

/** The file is in Portuguese regardless of the screen's language. */
export const PROPOSAL_HEADINGS = [
  'Contrato',
  'Produto',
  'Cliente',
  'CPF',
  'Instituição',
  'Situação',
  'Motivo',
  'Valor líquido (R$)',
  'Valor de emissão (R$)',
  'Total a pagar ou bloqueado no FGTS (R$)',
  'Parcelas',
  'Taxa de juros ao mês (%)',
  'CET ao ano (%)',
  'Primeiro vencimento',
  'Autor',
  'Referência externa',
  'Criada em',
  'Atualizada em',
] as const

const PRODUCT_WORDS: Readonly<Record<Product, string>> = { fgts: 'FGTS', clt: 'CLT' }

type CellOptions = { cpf: 'masked' | 'whole'; institutionName: string }

/** Returns cells in the order of {@link PROPOSAL_HEADINGS}; instants are in São Paulo time. */
export const proposalCells = (row: ProposalLine, { cpf, institutionName }: CellOptions): CsvCell[] => {
  const documentNumber = row.documentNumber as Cpf
  return [
    row.contractNumber,
    PRODUCT_WORDS[row.product],
    row.clientName,
    cpf === 'whole' ? formatCpf(documentNumber) : maskCpf(documentNumber),
    institutionName,
    STATUS_TEXTS[row.status].label.pt,
    storedReasonIn('pt-BR', row)?.text ?? null,
    csvReais(row.netCents),
    csvReais(row.issueCents),
    csvReais(row.totalCents),
    { value: row.totalInstallments, decimals: 0 },
    percent(row.monthlyRate),
    percent(row.cetAnnual),
    csvDay(row.firstDueDate),
    row.createdByName,
    row.externalReference,
    csvInstant(row.createdAt),
    csvInstant(row.updatedAt),
  ]
}

const percent = (fraction: string): CsvCell => ({ value: Number(fraction) * 100, decimals: 4 })
