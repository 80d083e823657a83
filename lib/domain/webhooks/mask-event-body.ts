import { maskCpf, normalizeCpf } from '#lib/domain/documents/cpf.ts'

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

/** Masks every CPF in a receiver's text, because receivers echo the payload. */
export const maskCpfsIn = (text: string): string =>
  text.replace(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g, (match) => {
    const cpf = normalizeCpf(match)
    return cpf ? maskCpf(cpf) : match
  })

const masked = (key: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const cpf = normalizeCpf(value)
  if (cpf) return maskCpf(cpf)
  return PERSONAL.test(key) ? HIDDEN : maskCpfsIn(value)
}
