import { expect, test } from 'vitest'
import { consultMessages } from '#components/clt/consult-messages.ts'

test('sends with a term only the first name, the link and its deadline in São Paulo', () => {
  const term = {
    name: 'Maria Aparecida da Silva',
    consentLink: 'https://origination.example/consent/abc',
    expiresAt: '2026-11-25T15:30:00.000Z',
  }
  for (const text of Object.values(consultMessages(term, 'Aurora'))) {
    expect(text).toContain(term.consentLink)
    expect(text).toContain('Maria!')
    expect(text).not.toContain('Silva')
    expect(text).toContain('12:30')
    expect(text).toContain('Aurora')
  }
})
