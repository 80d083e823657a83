import { formatDay } from '#components/language/day-text.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { maskedPhone } from '#components/personal-data/masked-phone.ts'
import { RevealedValue } from '#components/personal-data/revealed-value.tsx'
import { Card } from '#components/ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Consult } from '#lib/client/clt.ts'
import type { RevealField } from '#lib/client/personal-data.ts'
import { formatCnpj, normalizeCnpj } from '#lib/domain/documents/cnpj.ts'
import type { Language } from '#lib/domain/language.ts'
import { monthsText } from './months-text.ts'

const TEXTS = texts({
  employmentAndContact: ['Vínculo e contato', 'Employment and contact'],
  contact: ['Contato', 'Contact'],
  birthDate: ['Nascimento', 'Date of birth'],
  phone: ['Celular', 'Mobile'],
  email: ['E-mail', 'E-mail'],
  employer: ['Empregador', 'Employer'],
  admission: ['Admissão', 'Hired on'],
  registration: ['Matrícula', 'Registration number'],
  termination: ['Desligamento', 'Left on'],
})

export const ConsultWorkerCard = ({ consult }: { consult: Consult }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { employerName, phoneNumber, email } = consult
  const personal = (field: RevealField, masked: string) => (
    <RevealedValue subject={{ subjectType: 'clt_consult', subjectId: consult.id }} {...{ field, masked }} />
  )
  return (
    <Card title={employerName ? t.employmentAndContact : t.contact}>
      <KeyValueList
        layout="grid"
        items={[
          ...employmentOf(consult, language),
          { label: t.birthDate, value: personal('birthDate', formatDay(consult.birthDate)) },
          {
            label: t.phone,
            value: personal('phone', maskedPhone(phoneNumber.slice(3, 5), phoneNumber.slice(5))),
          },
          { label: t.email, value: personal('email', email) },
        ]}
      />
    </Card>
  )
}

const employmentOf = (consult: Consult, language: Language): KeyValueItem[] => {
  const t = localizedTexts(TEXTS, language)
  const { employerName, employerDocumentNumber: document, admissionDate, registrationNumber } = consult
  if (!employerName) return []
  const since = admissionDate === null ? '' : formatDay(admissionDate)
  return [
    { label: t.employer, value: employerName },
    ...(document === null ? [] : [{ label: 'CNPJ', value: documentText(document) }]),
    ...(since === '' ? [] : [{ label: t.admission, value: `${since} ${agoText(consult, language)}` }]),
    ...(registrationNumber === null ? [] : [{ label: t.registration, value: registrationNumber }]),
    ...(consult.terminationDate === null
      ? []
      : [{ label: t.termination, value: formatDay(consult.terminationDate) }]),
  ]
}

const agoText = ({ admissionDateMonthsDifference: months }: Consult, language: Language) =>
  months === null ? '' : `(${monthsText(months, language)})`

const documentText = (text: string) => {
  const cnpj = normalizeCnpj(text)
  return cnpj ? formatCnpj(cnpj) : text
}
