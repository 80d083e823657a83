import { expect, test } from 'vitest'
import { withTrueStatus } from '#lib/institutions/origination-api/answer-words.ts'
import { isAboutCpf } from '#lib/institutions/origination-api/is-about-cpf.ts'

const BALANCE = '/fgts/balance'
const CONSULT = '/private-consignment/consult/7/authorize'
const CREATE = '/private-consignment/operation'

test.each([
  { path: BALANCE, status: 500, body: { message: 'Cliente sem saldo disponível' }, meant: 422 },
  { path: CONSULT, status: 500, body: { message: 'Trabalhador sem margem disponível' }, meant: 422 },
  {
    path: CONSULT,
    status: 500,
    body: { message: 'Serviço de análise de crédito indisponível, tente novamente' },
    meant: 500,
  },
  {
    path: CREATE,
    status: 500,
    body: { message: 'Serviço de análise de crédito recusou a conexão' },
    meant: 500,
  },
  { path: BALANCE, status: 200, body: { success: false, error: 'Cliente sem saldo disponível' }, meant: 422 },
  { path: BALANCE, status: 200, body: { success: false, error: 'Sistema fora do ar' }, meant: 503 },
  {
    path: BALANCE,
    status: 200,
    body: { queryId: '7', status: 'error', error: 'Cliente sem saldo disponível' },
    meant: 200,
  },
  { path: BALANCE, status: 200, body: null, meant: 200 },
])('$status $body of $path means $meant', ({ path, status, body, meant }) => {
  expect(withTrueStatus({ status, headers: {}, body }, path).status).toBe(meant)
})

const CPF = '52998224725'

test.each([
  ['52998224725', true],
  ['529.982.247-25', true],
  ['***.982.247-**', true],
  ['***.982.248-**', false],
  ['111.444.777-35', false],
  ['*******4725', false],
  [undefined, false],
])('a row with the document %s is about the customer: %s', (documentNumber, isAbout) => {
  expect(isAboutCpf({ documentNumber }, CPF)).toBe(isAbout)
  expect(isAboutCpf({ document_number: documentNumber }, CPF)).toBe(isAbout)
})
