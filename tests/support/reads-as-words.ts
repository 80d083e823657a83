import { portugueseIn } from './portuguese.ts'

/**
 * Names and units that are the same in both languages; abbreviations (CPF, PIX, SSP/SP) are recognised by
 * their capitals.
 */
const SAME = /^([A-Z\d-]{2,6}|OpenAPI|WhatsApp|Dataprev|Ctrl|Esc|[kM]B|ms|min|px)$/

/** Whether a text has a word that differs between languages. */
export const saysSomething = (text: string): boolean =>
  (text.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []).some((word) => /\p{L}{2}/u.test(word) && !SAME.test(word))

/** An address, a path, a selector or a number of code. */
export const isAddress = (text: string): boolean => /^([/#.@?&[]\S|https?:)/.test(text.trim())

/**
 * One name of code: `camelCase`, `kebab-case`, a code of the catalogue, a path; a known word of Portuguese is
 * none.
 */
const isName = (text: string) =>
  isAddress(text) || (/^[a-z][\w.:/-]*$/.test(text) && portugueseIn(text).length === 0)

/** Names of keys, headers, zones and types, and other words that machines read. */
const MACHINE =
  /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Space|Shift|Control|Meta|Alt|Forward|[A-Z]\w*([A-Z-]\w*)+|[A-Z]\w+\/[A-Z]\w+)$/

/**
 * Whether a literal of a program is a text for people: a known word of Portuguese, a capitalized word, or a
 * sentence.
 */
export const readsAsWords = (text: string): boolean => {
  const trimmed = text.trim()
  if (!saysSomething(trimmed) || MACHINE.test(trimmed) || isName(trimmed)) return false
  return (
    portugueseIn(trimmed).length > 0 ||
    /(^|[\s…(“"])\p{Lu}\p{Ll}+/u.test(trimmed) ||
    /\p{L}+\s+\p{L}+[.!?:…]$/u.test(trimmed)
  )
}
