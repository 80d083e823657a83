import { z } from 'zod'
import { encodePage, listSchema, type Page } from './lists.ts'

export const pageOf = <T extends z.ZodType>(item: T) => {
  const list = listSchema(item)
  return z.codec(list, z.custom<Page<z.output<T>>>(), {
    decode: ({ data: rows, pages: { current: page, ...counted } }) => ({ rows, page, ...counted }),
    encode: (page) => encodePage(page, (row) => row),
  }) as unknown as z.ZodType<Page<z.output<T>>, z.input<typeof list>>
}
