import { isBlank } from './optional-field.ts'

export const withOtherNames =
  (otherNames: Readonly<Record<string, string>>) =>
  (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const members = new Map(Object.entries(value))
    const aliases = Object.entries(otherNames).filter(
      ([other, name]) => !isAbsent(members.get(other)) && isAbsent(members.get(name)),
    )
    return { ...value, ...Object.fromEntries(aliases.map(([other, name]) => [name, members.get(other)])) }
  }

const isAbsent = (value: unknown) => value === undefined || value === null || isBlank(value)
