import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import { type Cents, formatBrl, sumCents } from '#lib/domain/money.ts'
import { cltClauses } from './contract-clauses-clt.ts'
import type { ContractData } from './contract-data.ts'
import { formatDay } from './contract-tables.ts'
import type { Pair } from './draw-section.ts'
import type { ProductContract } from './product-contract.ts'

export const cltContract: ProductContract = {
  subject: 'Crédito do Trabalhador',
  subtitle: 'Crédito do Trabalhador – empréstimo consignado em folha de pagamento (CLT)',
  total: 'Total a pagar (descontado em folha)',
  more: (data) => [...installmentPairs(data), ...employmentPairs(data)],
  columns: [
    { title: 'Nº', share: 0.08, align: 'center' },
    { title: 'Vencimento', share: 0.2, align: 'left' },
    { title: 'Amortização', share: 0.24, align: 'right' },
    { title: 'Juros', share: 0.22, align: 'right' },
    { title: 'Parcela', share: 0.26, align: 'right' },
  ],
  schedule: ({ figures }) => {
    const parts = (key: 'principalCents' | 'interestCents'): Cents =>
      sumCents(figures.installments.map((installment) => partOf(installment[key])))
    return {
      rows: figures.installments.map(({ dueDate, amountCents, principalCents, interestCents }, index) => [
        String(index + 1),
        formatDay(dueDate),
        formatBrl(partOf(principalCents)),
        formatBrl(partOf(interestCents)),
        formatBrl(amountCents),
      ]),
      total: [
        '',
        'Total',
        formatBrl(parts('principalCents')),
        formatBrl(parts('interestCents')),
        formatBrl(figures.totalCents),
      ],
    }
  },
  clauses: cltClauses,
}

const partOf = (part: Cents | undefined): Cents => {
  if (part === undefined) throw new Error('an instalment of payroll credit without its parts')
  return part
}

const installmentPairs = ({ figures: { installments } }: ContractData): Pair[] => {
  const [first, last] = [installments[0], installments.at(-1)]
  if (!first || !last) throw new Error('a contract without instalments')
  return [
    { label: 'Valor da parcela', value: formatBrl(first.amountCents), strong: true },
    { label: 'Primeiro vencimento', value: formatDay(first.dueDate) },
    { label: 'Último vencimento', value: formatDay(last.dueDate) },
  ]
}

const employmentPairs = ({ employment }: ContractData): Pair[] =>
  employment === null
    ? []
    : [
        { label: 'Empregador', value: employment.employerName ?? NOT_STATED, wide: true },
        { label: 'Inscrição do empregador', value: inscriptionText(employment.employerDocumentNumber) },
        { label: 'Matrícula', value: employment.registrationNumber ?? NOT_STATED },
      ]

/** Formats a CNPJ (often only its root) or, for an individual employer, a CPF. */
const inscriptionText = (digits: string | null) => {
  if (digits === null) return NOT_STATED
  if (digits.length === 14) return formatCnpj(digits as Cnpj)
  return digits.length === 11 ? formatCpf(digits as Cpf) : digits
}

const NOT_STATED = 'Não informado'
