import { formatDay } from '#components/language/day-text.ts'
import type { RevealedData, RevealField } from '#lib/client/personal-data.ts'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import { formatPhone, parsePhone } from '#lib/domain/documents/phone.ts'

export const formatReveal = (revealed: RevealedData, field: RevealField): string | undefined => {
  const { documentNumber, birthDate, phone, address } = revealed
  switch (field) {
    case 'documentNumber':
      return documentNumber && formatCpf(documentNumber as Cpf)
    case 'birthDate':
      return birthDate && formatDay(birthDate)
    case 'phone':
      return phone && phoneText(phone)
    case 'address':
      return address && addressText(address)
    default:
      return revealed[field]
  }
}

const phoneText = (text: string) => {
  const phone = parsePhone(text)
  return phone ? formatPhone(phone) : text
}

const addressText = (address: NonNullable<RevealedData['address']>) =>
  [
    [address.street, address.number, address.complement].filter(Boolean).join(', '),
    `${address.neighborhood}, ${address.city} – ${address.state}`,
    `CEP ${address.postalCode.slice(0, 5)}-${address.postalCode.slice(5)}`,
  ].join('\n')
