import type { ParseArgsOptionsConfig } from 'node:util'

export type Typed = { values: Record<string, unknown>; words: string[] }

/** One command of `npm run admin`; its file is named after its words. */
export type Command = {
  /** Arguments after the command's words: `<…>` is required, `[…]` optional. */
  usage: string
  summary: string
  options?: ParseArgsOptionsConfig
  run: (typed: Typed) => Promise<void>
}

/** A mistake in what was typed; shown with the command's usage. */
export const usageError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'UsageError' })

export const wordAt = (typed: Typed, index: number, name: string): string => {
  const word = typed.words[index]
  if (!word) throw usageError(`<${name}> is missing`)
  return word
}

export const textOption = (typed: Typed, name: string): string | undefined => {
  const value = typed.values[name]
  return typeof value === 'string' ? value : undefined
}

export const neededOption = (typed: Typed, name: string): string => {
  const value = textOption(typed, name)
  if (value === undefined || value === '') throw usageError(`--${name} is missing`)
  return value
}

export const oneOf = <T extends string>(text: string, allowed: readonly T[]): T => {
  const found = allowed.find((each) => each === text)
  if (!found) throw usageError(`"${text}" is not one of: ${allowed.join(', ')}`)
  return found
}

export const ORGANIZATION_OPTION = { organization: { type: 'string', short: 'o' } } as const
