import { expect, test } from 'vitest'
import { chosenPixKind } from '#components/fields/chosen-pix-kind.ts'
import { pixDestination } from '#components/fields/pix-destination.ts'

const destinationText = (pix: string, kind = '', phone: string | undefined = '11987654321') =>
  pixDestination({ pix, kind, phone }, 'pt-BR')

test('states kind and key of the destination', () => {
  expect(destinationText('maria@example.com')).toBe('O dinheiro vai por PIX para e-mail maria@example.com.')
  expect(destinationText('529.982.247-25')).toBe('O dinheiro vai por PIX para CPF 529.982.247\u201125.')
  expect(destinationText('11987654321')).toBe(
    'O dinheiro vai por PIX para celular (11)\u00a098765\u20114321.',
  )
})

test('warns that a phone is not the one of the proposal', () => {
  for (const text of [destinationText('21987654321', 'phone'), destinationText('(21) 98765-4321')])
    expect(text).toContain('celular (21)\u00a098765\u20114321. Não é o celular desta proposta')
})

test('returns nothing while the kind of eleven digits is open, or for text that is no key', () => {
  for (const text of ['21987654321', '12345687909', 'maria@', ''])
    expect(destinationText(text), text).toBeUndefined()
})

test('sends a chosen kind only with eleven digits', () => {
  expect(chosenPixKind('21987654321', 'phone')).toBe('phone')
  expect(chosenPixKind('21987654321', '')).toBeUndefined()
  expect(chosenPixKind('maria@example.com', 'phone')).toBeUndefined()
})
