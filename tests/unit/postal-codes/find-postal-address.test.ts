import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { findPostalAddress } from '#lib/postal-codes/find-postal-address.ts'
import { type PostalCodeService, startPostalCodeService } from '#tests/support/servers/postal-code-service.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

let service: PostalCodeService

beforeAll(async () => {
  service = await startPostalCodeService()
  Object.assign(process.env, TEST_ENVIRONMENT, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    CEP_LOOKUP_URL: service.url,
  })
})

afterAll(() => service.stop())

const find = (code: string) => findPostalAddress(code as PostalCode)

const paulista = (cep: string) => ({
  cep,
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
})

/** City and state of 01310-xxx by the bundled ranges. */
const SAO_PAULO = { state: 'SP', city: 'São Paulo', neighborhood: null, street: null }

const PAULISTA = { state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' }

test('looks up the address of a CEP once, however many ask', async () => {
  service.answer(paulista('01310-100'))
  const both = await Promise.all([find('01310100'), find('01310100')])
  expect([...both, await find('01310100')]).toEqual([PAULISTA, PAULISTA, PAULISTA])
  expect(service.paths).toEqual(['/ws/01310100/json/'])
})

test('does not look up again a CEP that the service does not know', async () => {
  service.answer({ erro: 'true' })
  expect(await find('99999000')).toBeNull()
  service.answer({ message: 'not found' }, 404)
  expect(await find('99999001')).toBeNull()
  service.answer(paulista('99999-000'))
  expect([await find('99999000'), await find('99999001')]).toEqual([null, null])
})

test('returns city and state if the service fails, redirects or answers nonsense, and asks it again next time', async () => {
  const behaviours: Parameters<PostalCodeService['behave']>[0][] = [
    (response) => response.writeHead(500).end('oops'),
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    (response) => response.writeHead(200).end('<html>blocked</html>'),
    (response) => response.destroy(),
  ]
  for (const behaviour of behaviours) {
    service.behave(behaviour)
    expect(await find('01310200')).toEqual(SAO_PAULO)
  }
  service.answer(paulista('01310-200'))
  expect(await find('01310200')).toEqual(PAULISTA)
})

test('cuts off an endless body after a few kilobytes', async () => {
  let bytesSent = 0
  const chunk = Buffer.alloc(64 * 1024, ' ')
  const closing = new Promise<void>((resolve) => {
    service.behave((response) => {
      response.on('close', resolve)
      const more = () => {
        while (!response.destroyed && bytesSent < 64 * 1024 * 1024) {
          bytesSent += chunk.length
          if (!response.write(chunk)) return void response.once('drain', more)
        }
      }
      more()
    })
  })
  expect(await find('01310300')).toEqual(SAO_PAULO)
  await closing
  expect(bytesSent).toBeLessThan(64 * 1024 * 1024)
})

test('gives up on a service that never answers', async () => {
  service.behave(() => undefined)
  expect(await find('01310400')).toEqual(SAO_PAULO)
})

test('returns null if the service fails for a CEP that no city has', async () => {
  service.behave((response) => response.destroy())
  expect(await find('10500000')).toBeNull()
})
