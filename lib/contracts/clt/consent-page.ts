import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { cpfField, dayField } from '#lib/contracts/fields'
import { CONSULT_STATUSES, type ConsultStatus } from '#lib/domain/clt/consult-status'

// Server actions of the consent link's page alone use these, no path of `/api`: nothing but the customer's own POST accepts.

const PUBLIC = { kind: 'public' } as const
const token = z.string().max(200)
const proof = z.string().max(2_000).optional().meta({ description: 'O conteúdo do cookie da página.' })
const statusResponse = z.object({ status: z.enum(CONSULT_STATUSES) })
const encodeStatus = ({ status }: { status: ConsultStatus }) => ({ status })

/** The customer tells who they are. */
export const identifyCltSignerContract = contract({
  name: 'identifyCltSigner',
  method: 'POST',
  path: '/consent/{token}/identity',
  tag: 'Consentimento CLT',
  summary: 'Confirma CPF e data de nascimento do titular',
  access: PUBLIC,
  body: z.object({ token, documentNumber: cpfField, birthDate: dayField }),
  response: z.object({ proof: z.string(), expiresAt: z.iso.datetime() }),
  codes: ['link_invalid', 'identity_mismatch', 'identity_locked'],
  encode: (given: { proof: string; expiresAt: Date }) => ({
    proof: given.proof,
    expiresAt: given.expiresAt.toISOString(),
  }),
  examples: {
    request: { token: 'AZgfag', documentNumber: '529.982.247-25', birthDate: '1990-03-15' },
    response: { proof: 'c2VhbGVk', expiresAt: '2026-11-21T14:20:00.000Z' },
  },
})

/** The customer accepts the term whose SHA-256 is sent. */
export const acceptCltConsentContract = contract({
  name: 'acceptCltConsent',
  method: 'POST',
  path: '/consent/{token}/acceptance',
  tag: 'Consentimento CLT',
  summary: 'Registra o aceite do termo pelo titular',
  access: PUBLIC,
  body: z.object({ token, proof, acceptedTextSha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: statusResponse,
  codes: [
    'link_invalid',
    'identity_required',
    'consent_text_changed',
    'consult_not_authorizable',
    'document_storage_unavailable',
  ],
  encode: encodeStatus,
  examples: {
    request: {
      token: 'AZgfag',
      acceptedTextSha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    },
    response: { status: 'CONSENT_APPROVED' },
  },
})

/** The customer refuses the term. */
export const declineCltConsentContract = contract({
  name: 'declineCltConsent',
  method: 'POST',
  path: '/consent/{token}/refusal',
  tag: 'Consentimento CLT',
  summary: 'Registra a recusa do termo pelo titular',
  access: PUBLIC,
  body: z.object({ token, proof }),
  response: statusResponse,
  codes: ['link_invalid', 'identity_required', 'consult_not_authorizable'],
  encode: encodeStatus,
  examples: { request: { token: 'AZgfag' }, response: { status: 'REJECTED' } },
})
