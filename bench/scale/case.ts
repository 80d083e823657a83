import type { Context } from '#lib/services/context.ts'

export type Case = { name: string; run: () => Promise<unknown> }

/** `program` is an API client, `manager` sees everybody's records, `agent` only their own. */
export type Callers = { program: Context; manager: Context; agent: Context }
