import { randomInt } from 'node:crypto'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'

export type E2eCustomer = {
  cpf: Cpf
  writtenCpf: string
  name: string
  birthDate: string
  email: string
  phone: string
}

const LETTERS = 'abcdefghijlmnopqrstuvxz'

const surname = () => {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

const created = new Set<Cpf>()

/** Returns the CPFs of customers created by this process that a page contains whole, its scripts included. */
export const e2eWholeCpfsIn = (html: string): Cpf[] =>
  [...created].filter((cpf) => html.includes(cpf) || html.includes(formatCpf(cpf)))

/** Unique customer; digits 7–9 of the CPF choose the sandbox outcome. */
export const e2eCustomer = (digits79 = '100'): E2eCustomer => {
  const cpf = nextCpf(digits79)
  created.add(cpf)
  const last = surname()
  return {
    cpf,
    writtenCpf: formatCpf(cpf),
    name: `Maria Helena ${last}`,
    birthDate: '15/03/1990',
    email: `maria.${last.toLowerCase()}@example.com`,
    phone: '(11) 98765-4321',
  }
}
