import { describe, expect, test } from 'vitest'
import { sectionsOf } from '#lib/reference/guides.ts'
import { createSearch } from '#lib/reference/search.ts'
import { searchEntriesOf } from '#lib/reference/search-entries.ts'
import { documentPages } from '#tests/support/fixtures/documents.ts'
import { referenceDocument, referenceOperations } from '#tests/support/fixtures/reference-operations.ts'

const guides = documentPages()
  .filter(({ path }) => path === 'docs/integration.md')
  .map(({ text }) => ({ name: 'integration', sections: sectionsOf(text).sections }))

const { info, tags } = referenceDocument
const entries = searchEntriesOf({ info, tags, operations: referenceOperations, guides }, 'pt-BR')
const search = createSearch(entries)
const hrefsOf = (text: string) => search(text).map(({ href }) => href)

describe('the search of the reference', () => {
  test('has an address of its own for every entry', () => {
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length)
  })

  test.each([
    ['simulação', '/docs/operations/createFgtsSimulation'],
    ['simulacao fgts', '/docs/operations/createFgtsSimulation'],
    ['/fgts/balance', '/docs/operations/startFgtsBalanceQuery'],
    ['createToken', '/docs/operations/createToken'],
    ['availableMarginValue', '/docs/operations/getCltConsult'],
    ['balance_mismatch', '/docs/reasons#balance_mismatch'],
    ['proposal.status.update', '/docs/operations/proposal.status.update'],
    ['908', '/docs/test-cpfs#908'],
    ['PIX recusada', '/docs/test-cpfs#930'],
    ['retrying safely', '/docs/guides/integration#retrying-safely'],
    ['idempotency', '/docs#conventions'],
    ['assinado', '/docs#tag-eventos'],
    ['CPFs de teste', '/docs/test-cpfs'],
    ['credenciais', '/docs'],
    ['cancela proposta', '/docs/operations/cancelFgtsProposal'],
  ])('finds %s', (text, href) => {
    expect(hrefsOf(text)).toContain(href)
  })

  test('finds a word with a typing error', () => {
    expect(hrefsOf('simulasao')).toContain('/docs/operations/createFgtsSimulation')
  })

  test('puts the operation whose path was typed first, and operations before error codes', () => {
    expect(hrefsOf('fgts proposal cancel')[0]).toBe('/docs/operations/cancelFgtsProposal')
    expect(hrefsOf('balance')[0]).toMatch(/^\/docs\/operations\//)
  })

  test('finds nothing for nonsense and for an empty text', () => {
    expect(hrefsOf('xqzwv')).toEqual([])
    expect(hrefsOf('')).toEqual([])
  })
})
