import { DomainError } from '#lib/domain/errors'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What an address names, or the page that says there is nothing there; a malformed id is not asked for at all. */
export const orNotFound = async <T>(
  id: string,
  load: () => Promise<T>,
  notFound: () => never,
): Promise<T> => {
  if (!ID.test(id)) notFound()
  try {
    return await load()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') notFound()
    throw error
  }
}
