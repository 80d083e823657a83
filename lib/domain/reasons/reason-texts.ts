import type { ErrorDetails } from '#lib/domain/errors.ts'
import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import type { Cents } from '#lib/domain/money.ts'
import { formatBrl } from '#lib/domain/money.ts'
import { type ReasonCode, reasonOf } from './catalogue.ts'

export type ReasonTexts = { title: string; text: string; nextAction: string }

/**
 * Returns a reason's texts for API clients. Details named `…Cents` become reais, days dd/mm/yyyy (pt-BR), an
 * empty list "none" and a missing detail "—"; bilingual details appear in the given language.
 */
export const reasonTexts = (
  code: ReasonCode,
  language: Language,
  details: ErrorDetails = {},
): ReasonTexts => {
  const { title, text, nextAction } = reasonOf(code)
  const render = (one: Text) => interpolate(textIn(one, language), language, details)
  return { title: render(title), text: render(text), nextAction: render(nextAction) }
}

/** Like reasonTexts, but with the `onScreen` wording where the catalogue has one. */
export const screenReasonTexts = (
  code: ReasonCode,
  language: Language,
  details: ErrorDetails = {},
): ReasonTexts => {
  const { onScreen } = reasonOf(code)
  const render = (one: Text) => interpolate(textIn(one, language), language, details)
  const texts = reasonTexts(code, language, details)
  return onScreen ? { ...texts, title: render(onScreen.title), text: render(onScreen.text) } : texts
}

const interpolate = (template: string, language: Language, details: ErrorDetails) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => valueText(name, details[name], language))

const NONE = { pt: 'nenhuma', en: 'none' }

const valueText = (name: string, value: unknown, language: Language): string => {
  if (value === undefined || value === null) return '—'
  if (name.endsWith('Cents') && typeof value === 'number') return formatBrl(value as Cents)
  if (Array.isArray(value) && value.length === 0) return textIn(NONE, language)
  if (Array.isArray(value)) return value.map((each) => valueText(name, each, language)).join(', ')
  if (isText(value)) return textIn(value, language)
  const text = String(value)
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return date && language !== 'en' ? `${date[3]}/${date[2]}/${date[1]}` : text
}

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'pt' in value
