import { expect, test } from 'vitest'
import { parseEnv } from '#lib/config/env.ts'

const NEEDED = {
  DATABASE_URL: 'postgres://user@host/name',
  APP_SECRET: 'kept-apart-from-everything-it-seals',
  ORIGIN: 'https://credit.example.com',
}
const S3 = {
  ...NEEDED,
  DOCUMENT_STORAGE: 's3',
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('stores documents on disk by default', () => {
  expect(parseEnv(NEEDED).documents).toEqual({ kind: 'disk' })
})

test('requires name, region and keys for a bucket at Amazon', () => {
  expect(parseEnv({ ...S3, S3_REGION: 'sa-east-1' }).documents).toEqual({
    kind: 's3',
    endpoint: 'https://s3.sa-east-1.amazonaws.com',
    region: 'sa-east-1',
    bucket: 'documents',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    pathStyle: false,
    timeoutMs: 10_000,
  })
})

test('names another store by its address, and its bucket by the path by default', () => {
  const other = { ...S3, S3_ENDPOINT: 'https://storage.example.com/' }
  expect(parseEnv(other).documents).toMatchObject({
    endpoint: 'https://storage.example.com',
    pathStyle: true,
  })
  expect(parseEnv({ ...other, S3_FORCE_PATH_STYLE: '0' }).documents).toMatchObject({ pathStyle: false })
})

test('names everything missing at once, without quoting a setting', () => {
  const broken = { ...NEEDED, DOCUMENT_STORAGE: 's3', S3_ENDPOINT: 'storage', S3_TIMEOUT_MS: '99999' }
  expect(() => parseEnv(broken)).toThrow(
    /S3_ENDPOINT must be the address of the store only.*\n.*S3_TIMEOUT_MS must be/,
  )
  expect(() => parseEnv({ ...NEEDED, DOCUMENT_STORAGE: 's3' })).toThrow(
    /S3_BUCKET is missing.*\n.*S3_ACCESS_KEY_ID is missing.*\n.*S3_SECRET_ACCESS_KEY is missing/,
  )
  expect(() => parseEnv({ ...NEEDED, DOCUMENT_STORAGE: 'tape' })).toThrow(
    'DOCUMENT_STORAGE must be disk or s3',
  )
})

test('cannot name a bucket in a numeric host', () => {
  for (const S3_ENDPOINT of ['http://10.0.0.7:9000', 'http://[::1]:9000', 'http://10.0.0.7'])
    expect(() => parseEnv({ ...S3, S3_ENDPOINT, S3_FORCE_PATH_STYLE: 'false' })).toThrow(
      'S3_FORCE_PATH_STYLE must be 1',
    )
})
