import type { Context } from '#lib/services/context'

/** One thing that is measured: a list, a search or a figure as somebody asks for it. */
export type Case = { name: string; run: () => Promise<unknown> }

/** Who asks: a program, a manager who sees everything, an agent who sees only their own. */
export type Askers = { program: Context; manager: Context; agent: Context }
