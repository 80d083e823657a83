import { DomainError } from '#lib/domain/errors.ts'
import { isUuid } from '#lib/domain/uuid.ts'

export const orNotFound = async <T>(
  id: string,
  load: () => Promise<T>,
  notFound: () => never,
): Promise<T> => {
  if (!isUuid(id)) notFound()
  try {
    return await load()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') notFound()
    throw error
  }
}
