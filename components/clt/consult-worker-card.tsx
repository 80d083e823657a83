import type { Consult } from '#lib/client/clt'
import { formatCnpj, normalizeCnpj } from '#lib/domain/documents/cnpj'
import { formatPhone, parsePhone } from '#lib/domain/documents/phone'
import { formatDay } from '../fgts/day-text.ts'
import { Card } from '../ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { monthsText } from './months-text.ts'

/** Where the customer works, as the source told it, and how to reach them. */
export const ConsultWorkerCard = ({ consult }: { consult: Consult }) => {
  const { employerName, phoneNumber, email } = consult
  const phone = parsePhone(phoneNumber)
  return (
    <Card title={employerName ? 'Vínculo e contato' : 'Contato'}>
      <KeyValueList
        layout="grid"
        items={[
          ...employmentOf(consult),
          { label: 'Nascimento', value: formatDay(consult.birthDate) },
          { label: 'Celular', value: phone ? formatPhone(phone) : phoneNumber },
          { label: 'E-mail', value: email },
        ]}
      />
    </Card>
  )
}

const employmentOf = (consult: Consult): KeyValueItem[] => {
  const { employerName, employerDocumentNumber: document, admissionDate, registrationNumber } = consult
  if (!employerName) return []
  const since = admissionDate === null ? '' : formatDay(admissionDate)
  return [
    { label: 'Empregador', value: employerName },
    ...(document === null ? [] : [{ label: 'CNPJ', value: writtenDocument(document) }]),
    ...(since === '' ? [] : [{ label: 'Admissão', value: `${since} ${agoText(consult)}` }]),
    ...(registrationNumber === null ? [] : [{ label: 'Matrícula', value: registrationNumber }]),
    ...(consult.terminationDate === null
      ? []
      : [{ label: 'Desligamento', value: formatDay(consult.terminationDate) }]),
  ]
}

const agoText = ({ admissionDateMonthsDifference: months }: Consult) =>
  months === null ? '' : `(${monthsText(months)})`

const writtenDocument = (text: string) => {
  const cnpj = normalizeCnpj(text)
  return cnpj ? formatCnpj(cnpj) : text
}
