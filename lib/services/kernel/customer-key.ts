import { decrypt, encryptDeterministically } from '#lib/config/secrets.ts'
import { type Cpf, normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { DomainError } from '#lib/domain/errors.ts'

const PURPOSE = 'customer-key'

type Subject = { organizationId: string; documentNumber: string }

/** Returns the customer's key for URLs: the CPF, encrypted deterministically per organization. */
export const customerKeyOf = ({ organizationId, documentNumber }: Subject): string =>
  encryptDeterministically(PURPOSE, `${organizationId} ${documentNumber}`)

/** @throws not_found for a key that is malformed or belongs to another organization */
export const documentNumberOfKey = (organizationId: string, key: string): Cpf => {
  const [owner, text = ''] = opened(key).split(' ')
  const documentNumber = normalizeCpf(text)
  if (owner !== organizationId || documentNumber === null) throw new DomainError('not_found')
  return documentNumber
}

const opened = (key: string): string => {
  try {
    return decrypt(PURPOSE, key)
  } catch {
    throw new DomainError('not_found')
  }
}
