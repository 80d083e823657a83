import { expect, test, vi } from 'vitest'
import { encryptCpf, formsOfCpf } from '#db/customer-cpf.ts'
import { proposalPayment } from '#db/encrypted-columns.ts'
import { decryptObject, encryptObject } from '#db/encrypted-object.ts'
import { decryptText, encryptText } from '#lib/config/encrypted-text.ts'
import { beginEncryption } from '#lib/config/encryption.ts'

vi.stubEnv('DATABASE_URL', 'postgres://nobody@localhost/nothing')
vi.stubEnv('APP_SECRET', 'kept-apart-from-everything-it-seals')
vi.stubEnv('EMBEDDED', '1')
vi.stubEnv('ENCRYPT_DATA', '0')

const PLACE = ['events', 'body', 'organization', 'event']

test('writes plain texts next to processes of a release that reads only those, and reads both', () => {
  expect(encryptText(PLACE, '{"cpf":"52998224725"}')).toBe('{"cpf":"52998224725"}')
  const { keyId, front, cipher } = beginEncryption(PLACE)
  const bytes = Buffer.concat([front, cipher.update('by a newer one'), cipher.final(), cipher.getAuthTag()])
  expect(decryptText(PLACE, `enc1:${keyId}:${bytes.toString('base64url')}`)).toBe('by a newer one')
})

test('writes a plain CPF then, and also finds one that a newer process indexed', () => {
  const row = { organizationId: 'organization', id: 'proposal', documentNumber: '52998224725' }
  expect(encryptCpf('proposals', row)).toEqual({
    documentNumber: '52998224725',
    encryptedDocumentNumber: null,
  })
  expect(formsOfCpf(row)).toEqual(['52998224725', expect.stringMatching(/^idx1:app:/)])
})

test('encrypts a text that only looks encrypted even then', () => {
  const stored = encryptText(PLACE, 'enc1:app:whatever')
  expect(stored).not.toBe('enc1:app:whatever')
  expect(decryptText(PLACE, stored)).toBe('enc1:app:whatever')
})

test('writes an object plainly then, and reads one encrypted by a newer process', () => {
  const row = { organizationId: 'organization', id: 'proposal' }
  const payment = { type: 'pix', key: '52998224725', keyKind: 'cpf' }
  expect(encryptObject(proposalPayment, row, payment)).toEqual(payment)
  const { keyId, front, cipher } = beginEncryption(['proposals', 'payment', row.organizationId, row.id])
  const bytes = Buffer.concat([
    front,
    cipher.update(JSON.stringify(payment)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const stored = { type: 'pix', encrypted: `enc1:${keyId}:${bytes.toString('base64url')}` }
  expect(decryptObject(proposalPayment, row, stored)).toEqual(payment)
  expect(() => decryptObject(proposalPayment, { ...row, id: 'another' }, stored)).toThrow()
})
