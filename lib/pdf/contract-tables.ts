import type { Day } from '#lib/domain/calendar.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import { formatPhone } from '#lib/domain/documents/phone.ts'
import { formatPostalCode, type PostalCode } from '#lib/domain/documents/postal-code.ts'
import { decimal } from '#lib/domain/finance/decimal.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { type Cents, formatBrl } from '#lib/domain/money.ts'
import type { MaritalStatus } from '#lib/domain/proposals/borrower.ts'
import type { AccountType, Payment } from '#lib/domain/proposals/payment.ts'
import type { ContractData } from './contract-data.ts'
import type { Pair } from './draw-section.ts'
import { feeText } from './fee-text.ts'

export const formatDay = (day: Day): string => day.split('-').reverse().join('/')

const MARITAL: Readonly<Record<MaritalStatus, string>> = {
  single: 'Solteiro(a)',
  married: 'Casado(a)',
  divorced: 'Divorciado(a)',
  widower: 'Viúvo(a)',
  separated: 'Separado(a)',
}

const PIX_KINDS = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'e-mail',
  phone: 'celular',
  random: 'chave aleatória',
} as const

/** Returns the data of debtor and creditor (Lei 10.931/2004 art. 29, IV and VI). */
export const partyPairs = ({ borrower, institution }: ContractData): { debtor: Pair[]; creditor: Pair[] } => {
  const { address, phone } = borrower
  const street = [address.street, address.number, address.complement]
    .filter((part) => part !== null)
    .join(', ')
  const postalCode = formatPostalCode(address.postalCode as PostalCode)
  return {
    debtor: [
      { label: 'EMITENTE (CLIENTE)', value: borrower.name, wide: true, strong: true },
      { label: 'CPF', value: formatCpf(borrower.documentNumber as Cpf) },
      { label: 'Documento de identidade', value: borrower.identityDocument },
      { label: 'Data de nascimento', value: formatDay(borrower.birthDate) },
      { label: 'Nacionalidade', value: borrower.nationality },
      { label: 'Estado civil', value: MARITAL[borrower.maritalStatus] },
      { label: 'Celular', value: formatPhone(phone) },
      { label: 'Nome da mãe', value: borrower.motherName, wide: true },
      { label: 'E-mail', value: borrower.email, wide: true },
      {
        label: 'Endereço',
        value: `${street} – ${address.neighborhood} – ${address.city}/${address.state} – CEP ${postalCode}`,
        wide: true,
      },
    ],
    creditor: [
      { label: 'CREDORA', value: institution.legalName, wide: true, strong: true },
      { label: 'CNPJ', value: formatCnpj(institution.cnpj as Cnpj) },
    ],
  }
}

export const operationPairs = (
  { figures, issuedOn, borrower, payment }: ContractData,
  { total, more }: { total: string; more: readonly Pair[] },
): Pair[] => [
  {
    label: 'Valor líquido liberado ao EMITENTE',
    value: formatBrl(figures.netCents),
    strong: true,
  },
  { label: 'Valor da operação', value: formatBrl(figures.issueCents), strong: true },
  { label: total, value: formatBrl(figures.totalCents), strong: true },
  { label: 'Taxa de juros ao mês', value: formatPercent(figures.monthlyRate) },
  { label: 'Taxa de juros ao ano', value: formatPercent(figures.annualRate) },
  { label: 'Quantidade de parcelas', value: String(figures.installments.length) },
  { label: 'CET ao mês', value: formatPercent(figures.cetMonthly), strong: true },
  { label: 'CET ao ano', value: formatPercent(figures.cetAnnual), strong: true },
  { label: 'Data prevista da liberação', value: formatDay(figures.releaseDate) },
  {
    label: 'Local e data de emissão',
    value: `${borrower.address.city}/${borrower.address.state}, ${formatDay(issuedOn)}`,
  },
  { label: 'Forma de liberação', value: payment.type === 'pix' ? 'PIX' : 'Transferência (TED)' },
  { label: 'Praça de pagamento', value: 'Sede da CREDORA' },
  ...more,
  { label: 'Conta de titularidade do EMITENTE', value: paymentText(payment), wide: true },
]

const ACCOUNT_KINDS: Readonly<Record<AccountType, string>> = {
  checking: 'corrente',
  savings: 'poupança',
  payment: 'de pagamento',
}

const paymentText = (payment: Payment) =>
  payment.type === 'pix'
    ? `Chave PIX (${PIX_KINDS[payment.keyKind]}): ${payment.keyKind === 'cpf' ? formatCpf(payment.key as Cpf) : payment.key}`
    : `${payment.bankName} – agência ${payment.branch} – conta ${payment.account}-${payment.digit} (${ACCOUNT_KINDS[payment.accountType]})`

/** Returns the cost sheet of Resolução CMN 4.881/2020: each part in reais and as a share of the operation. */
export const costRows = ({
  figures,
}: Pick<ContractData, 'figures'>): { rows: string[][]; total: string[] } => {
  const row = (label: string, value: Cents) => [label, formatBrl(value), shareOf(value, figures.issueCents)]
  return {
    rows: [
      row('Valor líquido liberado ao EMITENTE', figures.netCents),
      row('IOF – Imposto sobre Operações Financeiras', figures.iofCents),
      row(feeText(figures), figures.feeCents),
      row('Seguro', figures.insuranceCents),
    ],
    total: row('Valor da operação', figures.issueCents),
  }
}

const shareOf = (part: Cents, whole: Cents) => formatPercent(decimal(part).div(whole).toFixed(10))
