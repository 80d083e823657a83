import { expect, test, vi } from 'vitest'
import { decryptCustomer, decryptCustomers, encryptCpf, formsOfCpf, formsOfCpfs } from '#db/customer-cpf.ts'

vi.stubEnv('DATABASE_URL', 'postgres://nobody@localhost/nothing')
vi.stubEnv('APP_SECRET', 'kept-apart-from-everything-it-seals')
vi.stubEnv('EMBEDDED', '1')

const CPF = '52998224725'
const ROW = { organizationId: 'organization-1', id: 'row-1', documentNumber: CPF }
const OTHER = { ...ROW, id: 'row-2', documentNumber: '11144477735' }

test('stores an index by which the customer is found, and a CPF that only this row reads', () => {
  const stored = { ...ROW, ...encryptCpf('proposals', ROW) }
  expect(JSON.stringify(stored)).not.toContain(CPF)
  expect(formsOfCpf(ROW)[0]).toBe(stored.documentNumber)
  expect(decryptCustomer('proposals', { ...stored })).toEqual(ROW)
  expect(decryptCustomers('proposals', ROW.organizationId, [{ ...stored }])).toEqual([ROW])
  expect(() => decryptCustomer('proposals', { ...stored, id: 'row-2' })).toThrow()
  expect(() => decryptCustomer('clt_consults', stored)).toThrow()
})

test('reads rows from before encryption and of erased customers as they are', () => {
  expect(decryptCustomer('proposals', { ...ROW, encryptedDocumentNumber: null })).toEqual(ROW)
  const erased = { ...ROW, documentNumber: '-0123456789' }
  expect(decryptCustomer('proposals', { ...erased, encryptedDocumentNumber: null })).toEqual(erased)
})

test('searches for the index and for rows from before encryption', () => {
  expect(formsOfCpf(ROW)).toEqual([expect.stringMatching(/^idx1:app:/), CPF])
  const { forms, cpfOf } = formsOfCpfs(ROW.organizationId, [CPF, OTHER.documentNumber])
  expect(forms).toEqual([...formsOfCpf(ROW), ...formsOfCpf(OTHER)])
  expect(forms.map(cpfOf)).toEqual([CPF, CPF, OTHER.documentNumber, OTHER.documentNumber])
})

test('has different indexes in different organizations', () => {
  expect(formsOfCpf({ ...ROW, organizationId: 'organization-2' })[0]).not.toBe(formsOfCpf(ROW)[0])
})
