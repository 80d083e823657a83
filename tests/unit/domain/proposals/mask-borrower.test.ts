import { expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { concealCpf, formatCpf, isConcealedCpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import { maskBorrower } from '#lib/domain/proposals/mask-borrower.ts'

const BORROWER: Borrower = {
  name: 'Maria Aparecida da Silva',
  documentNumber: '52998224725',
  identityDocument: '12345678',
  motherName: 'Ana Lúcia da Silva',
  nationality: 'Brasileira',
  maritalStatus: 'single',
  isPep: false,
  birthDate: '1990-03-15' as Day,
  email: 'maria@example.com',
  phone: { countryCode: '55', areaCode: '11', number: '987654321' },
  address: {
    postalCode: '01310100',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
    street: 'Avenida Paulista',
    number: '1000',
    complement: 'ap. 12',
  },
  workData: { badge: '17' },
}

test('hides what identifies or reaches a borrower, and keeps what a conversation needs', () => {
  expect(maskBorrower(BORROWER)).toEqual({
    ...BORROWER,
    documentNumber: '***982247**',
    identityDocument: '******78',
    motherName: 'A*** L*** d*** S***',
    birthDate: '1990-**-**',
    email: 'm***@example.com',
    phone: { countryCode: '55', areaCode: '11', number: '*****4321' },
    address: {
      ...BORROWER.address,
      postalCode: '01******',
      street: '***',
      number: '***',
      complement: '***',
    },
    workData: null,
  })
})

test('masks a concealed CPF the same way everywhere', () => {
  const masked = concealCpf('52998224725') as Parameters<typeof formatCpf>[0]
  expect(formatCpf(masked)).toBe('***.982.247-**')
  expect(maskCpf(masked)).toBe('***.982.247-**')
  for (const text of ['***982247**', '***.982.247-**']) expect(isConcealedCpf(text)).toBe(true)
  for (const text of ['52998224725', '529.982.247-25', '***98224725', ''])
    expect(isConcealedCpf(text)).toBe(false)
})
