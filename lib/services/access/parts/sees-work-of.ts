import type { Connection } from '#db/client'
import type { Context } from '#lib/services/context'
import { visibleAuthors } from './visible-authors.ts'

/**
 * Whether the caller may see what somebody made, by that one's id. Whoever is not a person sees everything of
 * the organization.
 */
export const seesWorkOf = async (tx: Connection, context: Context, authorId: string): Promise<boolean> => {
  const authors = await visibleAuthors(tx, context)
  return authors === undefined || authors.includes(authorId)
}
