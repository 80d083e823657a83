import { expect, test } from 'vitest'
import { serverProblem } from '#db/check-server.ts'
import { databaseProblem } from '#db/database-problem.ts'

const URL_OF_OWNER = 'postgres://ow%40ner:s%2Fcret@db.example.com/credit'
const failure = (code: string, message = 'as the server says it') =>
  Object.assign(new Error(message), { code })
const GOOD = {
  version: 180_004,
  encoding: 'UTF8',
  isStandby: false,
  owner: 'owner',
  database: 'credit',
  mayMakeSchemas: true,
  mayMakeTables: true,
}

test('reports a failure with server, user and name of the database, never with the password', () => {
  const problemFor = (code: string, message?: string) => databaseProblem(failure(code, message), URL_OF_OWNER)
  expect(problemFor('28P01')?.message).toContain('db.example.com:5432 knows no user "ow@ner"')
  expect(problemFor('3D000')?.message).toContain('create database "credit" owner "ow@ner"')
  expect(problemFor('28000', 'no pg_hba.conf entry for host "x", no encryption')?.message).toContain(
    'sslmode=verify-full',
  )
  expect(problemFor('28000', 'no pg_hba.conf entry for host "x"')?.message).toContain('pg_hba.conf')
  expect(problemFor('DEPTH_ZERO_SELF_SIGNED_CERT')?.message).toContain('NODE_EXTRA_CA_CERTS')
  expect(problemFor('08P01', 'unsupported startup parameter: role')?.message).toContain('pooler')
  for (const code of ['28P01', '28000', '3D000', '53300', '25006', '42501', 'ECONNRESET', 'ENOTFOUND'])
    expect(problemFor(code)?.message).not.toMatch(/s%2Fcret|s\/cret/)
})

test('waits only for what may pass by itself', () => {
  const passes = (code: string) => databaseProblem(failure(code), URL_OF_OWNER)?.mayPass
  expect(['ECONNREFUSED', 'ENOTFOUND', 'CONNECT_TIMEOUT', '57P03'].map(passes)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['28P01', '3D000', '42501', '53300'].map(passes)).toEqual([false, false, false, false])
})

test('finds the failure below what drivers wrap it in, and none in a fault of ours', () => {
  const wrapped = new Error('Failed query', { cause: new AggregateError([failure('ECONNREFUSED')]) })
  expect(databaseProblem(wrapped, URL_OF_OWNER)?.message).toContain('Nobody listens')
  expect(databaseProblem(new TypeError('x is not a function'), URL_OF_OWNER)).toBeUndefined()
  expect(databaseProblem(failure('42P01'), URL_OF_OWNER)).toBeUndefined()
})

test('rejects a server that cannot run the service, naming what it lacks', () => {
  expect(serverProblem(GOOD)).toBeUndefined()
  expect(serverProblem({ ...GOOD, version: 130_022 })).toBe(
    'Postgres 14 or newer is needed, and the server of DATABASE_URL is Postgres 13.',
  )
  expect(serverProblem({ ...GOOD, isStandby: true })).toContain('standby')
  expect(serverProblem({ ...GOOD, encoding: 'SQL_ASCII' })).toContain("encoding 'UTF8'")
  expect(serverProblem({ ...GOOD, mayMakeSchemas: false })).toContain(
    'alter database "credit" owner to "owner";',
  )
  expect(serverProblem({ ...GOOD, mayMakeTables: false })).toContain('grant all on schema public to "owner";')
})
