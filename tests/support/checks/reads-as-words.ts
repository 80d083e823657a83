import { portugueseIn } from './portuguese.ts'

/** Words that are equal in both languages; abbreviations (CPF, PIX) are recognized by their capitals. */
const SAME = /^([A-Z\d-]{2,6}|OpenAPI|WhatsApp|Dataprev|Ctrl|Esc|[kM]B|ms|min|px)$/

export const saysSomething = (text: string): boolean =>
  (text.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []).some((word) => /\p{L}{2}/u.test(word) && !SAME.test(word))

export const isAddress = (text: string): boolean => /^([/#.@?&[]\S|https?:)/.test(text.trim())

/** Recognizes `camelCase`, `kebab-case`, reason codes and paths, but not known Portuguese words. */
const isName = (text: string) =>
  isAddress(text) || (/^[a-z][\w.:/-]*$/.test(text) && portugueseIn(text).length === 0)

const MACHINE =
  /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Space|Shift|Control|Meta|Alt|Forward|[A-Z]\w*([A-Z-]\w*)+|[A-Z]\w+\/[A-Z]\w+)$/

/**
 * Returns whether a text is meant for people: it contains a known Portuguese word, a capitalized word or a
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
