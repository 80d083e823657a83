import { decrypt, encryptDeterministically } from '#lib/config/secrets'
import { type Cpf, normalizeCpf } from '#lib/domain/documents/cpf'
import { DomainError } from '#lib/domain/errors'

const PURPOSE = 'customer-key'

type Subject = { organizationId: string; documentNumber: string }

/**
 * What represents a customer in an address: the organization and the CPF, encrypted. The same customer always
 * has the same key, nobody can read the CPF in it, and it opens nothing in another organization.
 */
export const customerKeyOf = ({ organizationId, documentNumber }: Subject): string =>
  encryptDeterministically(PURPOSE, `${organizationId} ${documentNumber}`)

/** The CPF a key represents. @throws not_found for what we did not make for this organization */
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
