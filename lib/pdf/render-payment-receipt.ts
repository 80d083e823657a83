import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import { formatPixKey } from '#lib/domain/documents/pix-key.ts'
import { type Cents, formatBrl } from '#lib/domain/money.ts'
import {
  type CoolingOff,
  coolingOffEnd,
  coolingOffPeriod,
  coolingOffReturn,
} from '#lib/domain/proposals/cooling-off.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import { formatDay } from './contract-tables.ts'
import { drawHeading, drawPairs, drawParagraph, type Pair } from './draw-section.ts'
import { formatInstant } from './format-instant.ts'
import { renderPdf } from './pdf-document.ts'

export type PaymentReceipt = {
  contractNumber: string
  institution: { legalName: string; cnpj: string }
  receiver: { name: string; documentNumber: string }
  payment: Payment
  amountCents: Cents
  paidAt: Date
  refundedAt: Date | null
  coolingOff: CoolingOff
}

export const renderPaymentReceipt = (receipt: PaymentReceipt): Promise<Buffer> =>
  renderPdf(
    {
      title: 'Recibo de Pagamento',
      subtitle: 'Valor liberado ao cliente',
      number: { label: 'CONTRATO Nº', text: receipt.contractNumber },
      foot: `Recibo de pagamento do contrato ${receipt.contractNumber}`,
      properties: {
        title: `Recibo de Pagamento ${receipt.contractNumber}`,
        subject: 'Valor liberado ao cliente',
        author: receipt.institution.legalName,
        at: receipt.refundedAt ?? receipt.paidAt,
      },
    },
    (pdf) => {
      drawHeading(pdf, '1. PAGAMENTO')
      drawPairs(pdf, paymentPairs(receipt))
      drawHeading(pdf, '2. QUEM RECEBEU')
      drawPairs(pdf, [
        { label: 'CLIENTE', value: receipt.receiver.name, wide: true, strong: true },
        { label: 'CPF', value: formatCpf(receipt.receiver.documentNumber as Cpf) },
      ])
      drawHeading(pdf, '3. QUEM PAGOU')
      drawPairs(pdf, [
        { label: 'INSTITUIÇÃO', value: receipt.institution.legalName, wide: true, strong: true },
        { label: 'CNPJ', value: formatCnpj(receipt.institution.cnpj as Cnpj) },
      ])
      if (receipt.refundedAt === null) drawParagraph(pdf, mayGiveBack(receipt))
    },
  )

const mayGiveBack = ({ coolingOff, amountCents, paidAt }: PaymentReceipt) => {
  const until = formatDay(coolingOffEnd(coolingOff, dayInSaoPaulo(paidAt)))
  const returned = coolingOffReturn(coolingOff, formatBrl(amountCents))
  return `O cliente pode desistir do contrato em até ${coolingOffPeriod(coolingOff)} do recebimento (até ${until}), ${coolingOff.how} ${returned}.`
}

const paymentPairs = ({ amountCents, paidAt, refundedAt, payment }: PaymentReceipt): Pair[] => [
  { label: 'Valor', value: formatBrl(amountCents), strong: true },
  { label: 'Pago em', value: formatInstant(paidAt) },
  ...(refundedAt ? [{ label: 'Devolvido em', value: formatInstant(refundedAt), strong: true }] : []),
  { label: 'Destino', value: destinationOf(payment), wide: true },
]

const destinationOf = (payment: Payment): string =>
  payment.type === 'pix'
    ? `PIX, chave ${formatPixKey({ kind: payment.keyKind, key: payment.key })}`
    : `${payment.bankName}, agência ${payment.branch}, conta ${payment.account}-${payment.digit}`
