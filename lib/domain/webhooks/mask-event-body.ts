import { type Cpf, maskCpf, normalizeCpf } from '#lib/domain/documents/cpf.ts'

const PERSONAL = /^(documentNumber|name|.*Name|email|phone|phoneNumber|birthDate)$/
const HIDDEN = '***'

/** Returns an event body with CPFs masked and personal fields hidden; hides a body that is not JSON. */
export const maskEventBody = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body, masked), null, 2)
  } catch {
    return HIDDEN
  }
}

export const prettyPrintBody = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** CPF with or without separators, even URL-encoded; its first digit may follow an encoded character. */
const WRITTEN_CPF =
  /(?:(?<!\d)|(?<=%[\dA-F]{2}))\d{3}(?:[. ]|%2E|%20)?\d{3}(?:[. ]|%2E|%20)?\d{3}(?:[- ]|%2D|%20)?\d{2}(?!\d)/gi

/** Masks every CPF in a receiver's text, because receivers echo the payload. */
export const maskCpfsIn = (text: string): string =>
  text.replace(WRITTEN_CPF, (match) => {
    const cpf = readWrittenCpf(match)
    return cpf ? maskCpf(cpf) : match
  })

/** Returns the first CPF in a text; null if there is none. */
export const firstCpfIn = (text: string): Cpf | null => {
  for (const [match] of text.matchAll(WRITTEN_CPF)) {
    const cpf = readWrittenCpf(match)
    if (cpf) return cpf
  }
  return null
}

const readWrittenCpf = (match: string) => normalizeCpf(match.replace(/%2[DE0]/gi, ''))

const masked = (key: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const cpf = normalizeCpf(value)
  if (cpf) return maskCpf(cpf)
  return PERSONAL.test(key) ? HIDDEN : maskCpfsIn(value)
}
