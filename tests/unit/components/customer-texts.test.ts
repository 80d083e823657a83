import { expect, test } from 'vitest'
import { recentCustomers } from '#components/customers/recent-customers.ts'
import { simulationHref } from '#components/customers/simulation-href.ts'
import { formatReveal } from '#components/personal-data/revealed-text.ts'
import type { Customer, CustomerLine } from '#lib/client/customers.ts'
import type { RevealedData } from '#lib/client/personal-data.ts'
import { lastStepText } from '#lib/domain/customers/last-step-text.ts'

const NOW = '2026-11-23T12:00:00Z'
const simulation = (more: object) =>
  ({
    id: 's1',
    product: 'fgts',
    proposalId: null,
    expiresAt: '2026-11-23T12:00:01Z',
    ...more,
  }) as unknown as Customer['simulations'][number]

test('links a simulation to its proposal, or to the form of one while it is valid', () => {
  expect(simulationHref(simulation({}), NOW)).toBe('/fgts/proposal/s1')
  expect(simulationHref(simulation({ product: 'clt' }), NOW)).toBe('/clt/operation/s1')
  expect(simulationHref(simulation({ expiresAt: NOW }), NOW)).toBeUndefined()
  expect(simulationHref(simulation({ expiresAt: NOW, proposalId: 'p1' }), NOW)).toBe('/proposals/p1')
})

test('states the last step of a customer and its progress, in both languages', () => {
  const last = (kind: string, status: string) => ({ kind, status }) as CustomerLine['last']
  expect(lastStepText(last('balance', 'running'), 'pt-BR')).toBe('Consultando o saldo')
  expect(lastStepText(last('proposal', 'paid'), 'pt-BR')).toBe('Proposta · Paga')
  expect(lastStepText(last('consult', 'SUCCESS'), 'en')).toMatch(/^Term · \S/)
})

test('keeps the last five viewed customers, each once, the newest first', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'b'])
    recentCustomers.add({ key, name: key, maskedDocument: '' })
  expect(recentCustomers.read().map(({ key }) => key)).toEqual(['b', 'f', 'e', 'd', 'c'])
})

test('formats a revealed field for reading, and omits it where the row lacks it', () => {
  const revealed = {
    documentNumber: '52998224725',
    birthDate: '1990-03-15',
    phone: '11987654321',
    email: 'maria@example.com',
    address: {
      street: 'Avenida Paulista',
      number: '1000',
      complement: null,
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01310100',
    },
  } as unknown as RevealedData
  expect(formatReveal(revealed, 'documentNumber')).toBe('529.982.247-25')
  expect(formatReveal(revealed, 'birthDate')).toBe('15/03/1990')
  expect(formatReveal(revealed, 'phone')).toBe('(11) 98765-4321')
  expect(formatReveal(revealed, 'email')).toBe('maria@example.com')
  expect(formatReveal(revealed, 'address')).toBe(
    'Avenida Paulista, 1000\nBela Vista, São Paulo – SP\nCEP 01310-100',
  )
  expect(formatReveal({} as RevealedData, 'address')).toBeUndefined()
})
