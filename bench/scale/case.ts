import type { Context } from '#lib/services/context.ts'

export type Case = { name: string; run: () => Promise<unknown> }

/** `manager` sees the work of everybody, `agent` only their own. */
export type Callers = { program: Context; manager: Context; agent: Context }
