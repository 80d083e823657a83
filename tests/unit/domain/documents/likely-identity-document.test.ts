import { expect, test } from 'vitest'
import { likelyIdentityDocument } from '#lib/domain/documents/likely-identity-document.ts'

test('takes 11 digits for a CNH unless they are a CPF, the number of the new identity card', () => {
  expect(likelyIdentityDocument('02650306461')).toBe('cnh')
  expect(likelyIdentityDocument('529.982.247-25')).toBe('rg')
  for (const number of ['', '12.345.678-9', 'MG-12.345.678', '2000010123456'])
    expect(likelyIdentityDocument(number), number).toBe('rg')
})
