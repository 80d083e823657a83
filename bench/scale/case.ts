import type { Context } from '#lib/services/context.ts'

export type Case = { name: string; run: () => Promise<unknown> }

/** A program, a manager who sees everything and an agent who sees only their own. */
export type Callers = { program: Context; manager: Context; agent: Context }
