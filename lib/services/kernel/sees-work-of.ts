import type { Connection } from '#db/client.ts'
import type { Context } from '#lib/services/context.ts'
import { visibleAuthors } from './visible-authors.ts'

export const seesWorkOf = async (tx: Connection, context: Context, authorId: string): Promise<boolean> => {
  const authors = await visibleAuthors(tx, context)
  return authors === undefined || authors.includes(authorId)
}
