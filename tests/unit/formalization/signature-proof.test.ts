import { expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { renderSignatureProof } from '#lib/pdf/render-signature-proof.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'

const AT = new Date('2026-11-26T12:00:00.000Z')

const proof = {
  contractNumber: '2026-00000001-01',
  institution: { legalName: 'Aurora SCD S.A.', cnpj: '99100101000100' },
  signer: { name: 'Maria da Silva', documentNumber: '52998224725' },
  identifiedAt: AT,
  factors: [],
  contractReadAt: AT,
  signedAt: AT,
  documentSha256: '0'.repeat(64),
  acceptedText: 'Li e concordo.',
  acceptedTextSha256: '0'.repeat(64),
  insuranceText: null,
  insuranceTextSha256: null,
  ip: '203.0.113.9',
  userAgent: 'test',
}

const textOf = async (agent: Parameters<typeof renderSignatureProof>[0]['agent']) =>
  pdfPages(await renderSignatureProof({ ...proof, agent }))
    .join(' ')
    .replace(/\s+/g, ' ')

test('names who served the customer, with the certificate of that day', async () => {
  const certificate = { number: 'CRT-1', issuer: 'ANEPS', endDate: '2027-05-31' as Day }
  expect(await textOf({ name: 'Ana', certificate })).toContain(
    'Ana, certificação CRT-1 (ANEPS, válida até 31/05/2027)',
  )
  expect(await textOf(null)).not.toContain('ATENDIMENTO')
})
