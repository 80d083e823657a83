import type { Day } from '#lib/domain/calendar.ts'
import type { ConsentEvidence } from '#lib/domain/clt/consent-evidence.ts'

export const consentExample = (changes: Partial<ConsentEvidence> = {}): ConsentEvidence => ({
  consultId: '01981f6b-0000-7aaa-8aaa-000000000001',
  term: { version: 'clt-test', sha256: 'a'.repeat(64), text: 'TERMO\n\n1. Autorizo a consulta.' },
  institution: {
    code: 'aurora',
    name: 'Aurora',
    legalName: 'Aurora Sociedade de Crédito Direto S.A.',
    cnpj: '12ABC34501DE35',
  },
  correspondent: { name: 'Casa Boa Vista' },
  signer: {
    name: 'Maria Aparecida da Conceição',
    documentNumber: '52998224725',
    birthDate: '1990-03-15' as Day,
    email: 'maria@example.com',
    phone: '+5511987654321',
  },
  acceptance: {
    acceptedAt: new Date('2026-11-21T14:05:09.123Z'),
    recordedAt: new Date('2026-11-21T14:05:10.000Z'),
    channel: 'customer_page',
    identityCheck: 'cpf_and_birth_date',
    identifiedAt: new Date('2026-11-21T14:03:00.000Z'),
    ip: '203.0.113.7',
    userAgent: 'Telefone 🙂 1.0',
    declaredBy: { kind: 'customer', name: 'Maria Aparecida da Conceição' },
    requestId: 'req-1',
  },
  ...changes,
})
