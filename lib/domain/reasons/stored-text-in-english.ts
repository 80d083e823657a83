import { type ReasonCode, reasonOf } from './catalogue.ts'

const PLACEHOLDER = /\{(\w+)\}/g

/**
 * The text of a reason as it was stored (Portuguese, placeholders filled), in English; what filled the placeholders stays as it was.
 * Null when the stored text is not the catalogue's: somebody wrote it.
 */
export const storedTextInEnglish = (code: ReasonCode, stored: string): string | null => {
  const { pt, en } = reasonOf(code).text
  const names = [...pt.matchAll(PLACEHOLDER)].map(([, name]) => name)
  const pattern = pt
    .split(/\{\w+\}/)
    .map(escaped)
    .join('(.*)')
  const match = new RegExp(`^${pattern}$`, 's').exec(stored)
  if (!match) return null
  const filled = match.slice(1)
  return en.replace(PLACEHOLDER, (_, name: string) => filled[names.indexOf(name)] ?? '—')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
