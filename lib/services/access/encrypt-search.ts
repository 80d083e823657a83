import { decrypt, encryptDeterministically } from '#lib/config/secrets'
import { maskCpf, normalizeCpf } from '#lib/domain/documents/cpf'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'

const PURPOSE = 'sealed-search'

/**
 * What is in an address for a search: the organization and what was typed (a name, a CPF), encrypted. The
 * same search is always the same, so that it can be kept, sent to a colleague and gone back to; nobody can
 * read it, and it opens nothing in another organization.
 */
export const encryptedSearch = (
  { organizationId }: Pick<Context, 'organizationId'>,
  search: string,
): string => encryptDeterministically(PURPOSE, `${organizationId} ${search}`)

/** Encrypts what a person searches for, on whichever list they may see. */
export const encryptSearch = async (
  context: Context,
  { search }: { search: string },
): Promise<{ searchToken: string }> => {
  return { searchToken: encryptedSearch(context, search) }
}

/** What was encrypted. @throws link_invalid for what was not encrypted for this organization */
export const decryptSearch = (
  { organizationId }: Pick<Context, 'organizationId'>,
  searchToken: string,
): string => {
  const text = opened(searchToken)
  const owner = `${organizationId} `
  if (!text?.startsWith(owner)) throw new DomainError('link_invalid')
  return text.slice(owner.length)
}

/**
 * What was encrypted, for the box it was typed in: a CPF masked; undefined for what was not encrypted for
 * this organization.
 */
export const shownSearch = (context: Context, searchToken: string): string | undefined => {
  try {
    const search = decryptSearch(context, searchToken)
    const cpf = normalizeCpf(search)
    return cpf === null ? search : maskCpf(cpf)
  } catch {
    return undefined
  }
}

const opened = (searchToken: string) => {
  try {
    return decrypt(PURPOSE, searchToken)
  } catch {
    return null
  }
}
