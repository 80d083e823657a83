import { ChevronDown } from 'lucide-react'
import type { Proposal } from '#lib/client/proposals'
import { maskPhone } from '#lib/domain/documents/phone'
import type { MaritalStatus } from '#lib/domain/proposals/borrower'
import { formatDay } from '../fgts/day-text.ts'
import { Card } from '../ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { MaskedValue } from './masked-value.tsx'
import { paymentText } from './payment-text.ts'
import { maskedCpf, writtenCpf, writtenPhone, writtenPostalCode } from './wire-text.ts'

const MARITAL_STATUSES: Readonly<Record<MaritalStatus, string>> = {
  single: 'Solteiro(a)',
  married: 'Casado(a)',
  divorced: 'Divorciado(a)',
  widower: 'Viúvo(a)',
  separated: 'Separado(a)',
}

/** Who borrows and where the money goes. What is needed to talk to the customer first, the rest on request. */
export const BorrowerCard = ({ proposal: { borrower, payment, clt } }: { proposal: Proposal }) => (
  <Card title="Cliente">
    <KeyValueList layout="grid" items={[...contact(borrower), placeOf(payment)]} />
    <details className="group mt-5 border-t pt-3">
      <summary className="inline-flex min-h-9 items-center gap-2 rounded-control font-medium text-accent text-sm pointer-coarse:min-h-11">
        Dados cadastrais
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <KeyValueList layout="grid" items={registration(borrower, clt)} className="mt-3" />
    </details>
  </Card>
)

type Borrower = Proposal['borrower']

const placeOf = (payment: Proposal['payment']): KeyValueItem => {
  const { place, kind } = paymentText(payment)
  return {
    label: 'Recebe em',
    value: (
      <>
        {place}
        <span className="block font-normal text-ink-muted text-xs">{kind}</span>
      </>
    ),
  }
}

const contact = (borrower: Borrower): KeyValueItem[] => {
  const cpf = borrower.individualDocumentNumber
  const phone = { areaCode: borrower.phoneRegionCode, number: borrower.phone }
  return [
    { label: 'CPF', value: <MaskedValue what="o CPF" masked={maskedCpf(cpf)} shown={writtenCpf(cpf)} /> },
    {
      label: 'Celular',
      value: (
        <MaskedValue
          what="o celular"
          masked={maskPhone(phone)}
          shown={writtenPhone(phone.areaCode, phone.number)}
        />
      ),
    },
    { label: 'E-mail', value: borrower.email },
  ]
}

const registration = (borrower: Borrower, clt: Proposal['clt']): KeyValueItem[] => [
  { label: 'Nascimento', value: formatDay(borrower.birthDate) },
  { label: 'Nome da mãe', value: borrower.motherName },
  ...documentOf(borrower.documentIdentificationNumber, clt),
  { label: 'Estado civil', value: MARITAL_STATUSES[borrower.maritalStatus] },
  { label: 'Nacionalidade', value: borrower.nationality },
  { label: 'Pessoa exposta politicamente', value: borrower.isPEP ? 'Sim' : 'Não' },
  {
    label: 'Endereço',
    value: (
      <>
        {borrower.street}, {borrower.addressNumber}
        {borrower.complement ? `, ${borrower.complement}` : ''}
        <br />
        {borrower.neighborhood}, {borrower.city} – {borrower.state}
        <br />
        CEP {writtenPostalCode(borrower.postalCode)}
      </>
    ),
  },
]

const GENDERS = { female: 'Feminino', male: 'Masculino' } as const

const documentOf = (number: string, clt: Proposal['clt']): KeyValueItem[] => {
  const { documentType: type, documentIssuer, documentDate, gender } = clt
  if (type === null) return [{ label: 'RG ou CNH', value: number }]
  const issued = documentDate === null ? '' : `, emitido em ${formatDay(documentDate)}`
  return [
    {
      label: type.toUpperCase(),
      value: (
        <>
          {number}
          <span className="block font-normal text-ink-muted text-xs">
            {documentIssuer}
            {issued}
          </span>
        </>
      ),
    },
    ...(gender === null ? [] : [{ label: 'Gênero', value: GENDERS[gender] }]),
  ]
}
