import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { joinedIntegers, signEs256 } from '#lib/config/es256-signature.ts'

test('a signature has the format of JWS and verifies with the public key', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signature = signEs256('header.claims', privateKey)
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from('header.claims'), key, signature)).toBe(true)
  expect(verify('sha256', Buffer.from('header.other'), key, signature)).toBe(false)
})

test('integers of a DER signature are padded to 32 bytes, without the byte of their sign', () => {
  const high = Buffer.alloc(32, 0xff)
  const short = Buffer.alloc(30, 0x11)
  const der = Buffer.concat([
    Buffer.from([0x30, 2 + 33 + 2 + 30, 0x02, 33, 0]),
    high,
    Buffer.from([0x02, 30]),
    short,
  ])
  expect(joinedIntegers(der)).toEqual(Buffer.concat([high, Buffer.alloc(2), short]))
})
