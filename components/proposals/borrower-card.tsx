import { ChevronDown } from 'lucide-react'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { maskPhone } from '#lib/domain/documents/phone'
import { formatDay } from '../fgts/day-text.ts'
import { type Said, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { MARITAL_STATUS_NAMES } from './marital-status-names.ts'
import { MaskedValue } from './masked-value.tsx'
import { paymentText } from './payment-text.ts'
import { maskedCpf, writtenCpf, writtenPhone, writtenPostalCode } from './wire-text.ts'

const TEXTS = texts({
  customer: ['Cliente', 'Customer'],
  registration: ['Dados cadastrais', 'Registration data'],
  paidTo: ['Recebe em', 'Paid to'],
  theCpf: ['o CPF', 'the CPF'],
  mobile: ['Celular', 'Mobile'],
  theMobile: ['o celular', 'the mobile number'],
  email: ['E-mail', 'E-mail'],
})

const REGISTRATION_TEXTS = texts({
  birth: ['Nascimento', 'Date of birth'],
  mother: ['Nome da mãe', 'Mother’s name'],
  rgOrCnh: ['RG ou CNH', 'RG or CNH'],
  issuedOn: (day: string) => [`, emitido em ${day}`, `, issued on ${day}`],
  gender: ['Gênero', 'Gender'],
  female: ['Feminino', 'Female'],
  male: ['Masculino', 'Male'],
  maritalStatus: ['Estado civil', 'Marital status'],
  nationality: ['Nacionalidade', 'Nationality'],
  pep: ['Pessoa exposta politicamente', 'Politically exposed person'],
  yes: ['Sim', 'Yes'],
  no: ['Não', 'No'],
  address: ['Endereço', 'Address'],
})

/** Who borrows and where the money goes. What is needed to talk to the customer first, the rest on request. */
export const BorrowerCard = ({ proposal }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  return (
    <Card title={t.customer}>
      <Contact proposal={proposal} />
      <details className="group mt-5 border-t pt-3">
        <summary className="inline-flex min-h-9 items-center gap-2 rounded-control font-medium text-accent text-sm pointer-coarse:min-h-11">
          {t.registration}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <Registration proposal={proposal} />
      </details>
    </Card>
  )
}

const Contact = ({ proposal: { borrower, payment } }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const { place, kind } = paymentText(payment, useLanguage())
  const cpf = borrower.individualDocumentNumber
  const phone = { areaCode: borrower.phoneRegionCode, number: borrower.phone }
  const items: KeyValueItem[] = [
    { label: 'CPF', value: <MaskedValue what={t.theCpf} masked={maskedCpf(cpf)} shown={writtenCpf(cpf)} /> },
    {
      label: t.mobile,
      value: (
        <MaskedValue
          what={t.theMobile}
          masked={maskPhone(phone)}
          shown={writtenPhone(phone.areaCode, phone.number)}
        />
      ),
    },
    { label: t.email, value: borrower.email },
    {
      label: t.paidTo,
      value: (
        <>
          {place}
          <span className="block font-normal text-ink-muted text-xs">{kind}</span>
        </>
      ),
    },
  ]
  return <KeyValueList layout="grid" items={items} />
}

const Registration = ({ proposal: { borrower, clt } }: { proposal: Proposal }) => {
  const t = useTexts(REGISTRATION_TEXTS)
  const maritalStatuses = useTexts(MARITAL_STATUS_NAMES)
  const items: KeyValueItem[] = [
    { label: t.birth, value: formatDay(borrower.birthDate) },
    { label: t.mother, value: borrower.motherName },
    ...documentOf(borrower.documentIdentificationNumber, clt, t),
    { label: t.maritalStatus, value: maritalStatuses[borrower.maritalStatus] },
    { label: t.nationality, value: borrower.nationality },
    { label: t.pep, value: borrower.isPEP ? t.yes : t.no },
    {
      label: t.address,
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
  return <KeyValueList layout="grid" items={items} className="mt-3" />
}

const documentOf = (
  number: string,
  clt: Proposal['clt'],
  t: Said<typeof REGISTRATION_TEXTS>,
): KeyValueItem[] => {
  const { documentType: type, documentIssuer, documentDate, gender } = clt
  if (type === null) return [{ label: t.rgOrCnh, value: number }]
  const issued = documentDate === null ? '' : t.issuedOn(formatDay(documentDate))
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
    ...(gender === null ? [] : [{ label: t.gender, value: t[gender] }]),
  ]
}
