import { isBlank } from './optional-field.ts'

/** Reads members by other names where the proper one is missing, null or an empty text. */
export const withOtherNames =
  (otherNames: Readonly<Record<string, string>>) =>
  (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const sent = new Map(Object.entries(value))
    const meant = Object.entries(otherNames).filter(
      ([other, name]) => !isAbsent(sent.get(other)) && isAbsent(sent.get(name)),
    )
    return { ...value, ...Object.fromEntries(meant.map(([other, name]) => [name, sent.get(other)])) }
  }

const isAbsent = (value: unknown) => value === undefined || value === null || isBlank(value)
