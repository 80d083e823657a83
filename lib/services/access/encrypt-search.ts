import { decrypt, encryptDeterministically } from '#lib/config/secrets.ts'
import { maskCpf, normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

const PURPOSE = 'sealed-search'

/** Encrypts a search text for one organization; equal texts have equal tokens in URLs (decision 027). */
export const encryptedSearch = (
  { organizationId }: Pick<Context, 'organizationId'>,
  search: string,
): string => encryptDeterministically(PURPOSE, `${organizationId} ${search}`)

export const encryptSearch = async (
  context: Context,
  { search }: { search: string },
): Promise<{ searchToken: string }> => {
  return { searchToken: encryptedSearch(context, search) }
}

/** @throws link_invalid if the token was not encrypted for this organization */
export const decryptSearch = (
  { organizationId }: Pick<Context, 'organizationId'>,
  searchToken: string,
): string => {
  const text = decryptedText(searchToken)
  const owner = `${organizationId} `
  if (!text?.startsWith(owner)) throw new DomainError('link_invalid')
  return text.slice(owner.length)
}

export const displaySearch = (context: Context, searchToken: string): string | undefined => {
  try {
    const search = decryptSearch(context, searchToken)
    const cpf = normalizeCpf(search)
    return cpf === null ? search : maskCpf(cpf)
  } catch {
    return undefined
  }
}

const decryptedText = (searchToken: string) => {
  try {
    return decrypt(PURPOSE, searchToken)
  } catch {
    return null
  }
}
