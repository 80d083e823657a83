import { ChevronDown } from 'lucide-react'
import { MARITAL_STATUS_NAMES } from '#components/contract-form/marital-status-names.ts'
import { formatDay } from '#components/language/day-text.ts'
import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { maskedPhone } from '#components/personal-data/masked-phone.ts'
import { RevealedCpf } from '#components/personal-data/revealed-cpf.tsx'
import { RevealedValue } from '#components/personal-data/revealed-value.tsx'
import { paymentText } from '#components/products/payment-text.ts'
import { Card } from '#components/ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'

const TEXTS = texts({
  customer: ['Cliente', 'Customer'],
  registration: ['Dados cadastrais', 'Registration data'],
  paidTo: ['Recebe em', 'Paid to'],
  mobile: ['Celular', 'Mobile'],
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
  pep: ['Pessoa exposta politicamente (PEP)', 'Politically exposed person (PEP)'],
  yes: ['Sim', 'Yes'],
  no: ['Não', 'No'],
  address: ['Endereço', 'Address'],
})

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

const subjectOf = ({ id }: Proposal) => ({ subjectType: 'proposal', subjectId: id }) as const

const Contact = ({ proposal }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const { borrower, payment } = proposal
  const { destination, kind } = paymentText(payment, useLanguage())
  const subject = subjectOf(proposal)
  const items: KeyValueItem[] = [
    { label: 'CPF', value: <RevealedCpf subject={subject} masked={borrower.individualDocumentNumber} /> },
    {
      label: t.mobile,
      value: (
        <RevealedValue
          subject={subject}
          field="phone"
          masked={maskedPhone(borrower.phoneRegionCode, borrower.phone)}
        />
      ),
    },
    { label: t.email, value: <RevealedValue subject={subject} field="email" masked={borrower.email} /> },
    {
      label: t.paidTo,
      value: (
        <>
          {destination}
          <span className="block font-normal text-ink-muted text-xs">{kind}</span>
        </>
      ),
    },
  ]
  return <KeyValueList layout="grid" items={items} />
}

const Registration = ({ proposal }: { proposal: Proposal }) => {
  const { borrower } = proposal
  const subject = subjectOf(proposal)
  const t = useTexts(REGISTRATION_TEXTS)
  const maritalStatuses = useTexts(MARITAL_STATUS_NAMES)
  const items: KeyValueItem[] = [
    {
      label: t.birth,
      value: <RevealedValue subject={subject} field="birthDate" masked={formatDay(borrower.birthDate)} />,
    },
    {
      label: t.mother,
      value: <RevealedValue subject={subject} field="motherName" masked={borrower.motherName} />,
    },
    ...documentOf(proposal, t),
    { label: t.maritalStatus, value: maritalStatuses[borrower.maritalStatus] },
    { label: t.nationality, value: borrower.nationality },
    { label: t.pep, value: borrower.isPEP ? t.yes : t.no },
    {
      label: t.address,
      value: (
        <RevealedValue
          subject={subject}
          field="address"
          masked={`${borrower.neighborhood}, ${borrower.city} – ${borrower.state}`}
        />
      ),
    },
  ]
  return <KeyValueList layout="grid" items={items} className="mt-3" />
}

const documentOf = (proposal: Proposal, t: LocalizedTexts<typeof REGISTRATION_TEXTS>): KeyValueItem[] => {
  const { documentType: type, documentIssuer, documentDate, gender } = proposal.clt
  const number = (
    <RevealedValue
      subject={subjectOf(proposal)}
      field="identityDocument"
      masked={proposal.borrower.documentIdentificationNumber}
    />
  )
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
