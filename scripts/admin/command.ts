import type { ParseArgsOptionsConfig } from 'node:util'

export type CommandArgs = { values: Record<string, unknown>; words: string[] }

/** A command of `npm run admin`; the command `<thing> <verb>` is the file commands/<thing>-<verb>.ts. */
export type Command = {
  /** Arguments after `<thing> <verb>`: `<…>` is required, `[…]` optional. */
  usage: string
  summary: string
  options?: ParseArgsOptionsConfig
  run: (args: CommandArgs) => Promise<void>
}

export const usageError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'UsageError' })

export const wordAt = (args: CommandArgs, index: number, name: string): string => {
  const word = args.words[index]
  if (!word) throw usageError(`<${name}> is missing`)
  return word
}

export const textOption = (args: CommandArgs, name: string): string | undefined => {
  const value = args.values[name]
  return typeof value === 'string' ? value : undefined
}

export const requiredOption = (args: CommandArgs, name: string): string => {
  const value = textOption(args, name)
  if (value === undefined || value === '') throw usageError(`--${name} is missing`)
  return value
}

export const oneOf = <T extends string>(text: string, allowed: readonly T[]): T => {
  const match = allowed.find((each) => each === text)
  if (!match) throw usageError(`"${text}" is not one of: ${allowed.join(', ')}`)
  return match
}

export const ORGANIZATION_OPTION = { organization: { type: 'string', short: 'o' } } as const
