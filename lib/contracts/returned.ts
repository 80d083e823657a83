import type { z } from 'zod'

type Plain = string | number | bigint | boolean | symbol | null | undefined | Date

type Unchanged<T> = unknown extends T ? T : T extends Plain ? T : { readonly [K in keyof T]: Unchanged<T[K]> }

/**
 * What a service returns for a response: the domain's side of its codecs. Nobody changes it, so lists may be
 * read-only.
 */
export type Returned<R extends z.ZodType> = Unchanged<z.output<R>>
