import { expect, test } from 'vitest'
import { s3Address } from '#lib/storage/s3-address.ts'

const KEY = ['organization', 'proposal', 'digest']

test('names the bucket in the path or in the host, as configured', () => {
  const at = { endpoint: 'https://storage.example.com:9000', bucket: 'documents' }
  expect(s3Address({ ...at, pathStyle: true }, KEY)).toBe(
    'https://storage.example.com:9000/documents/organization/proposal/digest',
  )
  expect(s3Address({ ...at, pathStyle: false }, KEY)).toBe(
    'https://documents.storage.example.com:9000/organization/proposal/digest',
  )
})

test('never omits the bucket where a host cannot contain its name', () => {
  const at = { endpoint: 'http://127.0.0.1:9000', bucket: 'documents', pathStyle: false }
  expect(() => s3Address(at, KEY)).toThrow()
})
