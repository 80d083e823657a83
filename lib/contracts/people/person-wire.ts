import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { dayOutSchema } from '#lib/contracts/wire.ts'
import { ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { CERTIFICATE_STATES } from '#lib/domain/people/certificate.ts'
import { LINK_PURPOSES, PERSON_STATES } from '#lib/domain/people/person-state.ts'

export const personSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** The organization's own role in its place. */
  ownRole: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  visibility: z.enum(VISIBILITIES),
  /** Number, last day and state of the certificate that counts. */
  certification: z.string().nullable(),
  certificateEndDate: dayOutSchema.nullable(),
  certificateState: z.enum(CERTIFICATE_STATES),
  state: z.enum(PERSON_STATES),
  hasSecondFactor: z.boolean(),
  createdAt: instant,
  deactivatedAt: instant.nullable(),
  lastSignInAt: instant.nullable(),
  liveSessions: z.number().int(),
})

export const sessionSchema = z.object({
  id: z.uuid(),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  current: z.boolean(),
})

export const personDetailSchema = personSchema.extend({
  sessions: z.array(sessionSchema),
  openLink: z
    .object({
      purpose: z.enum(LINK_PURPOSES),
      createdAt: instant,
      expiresAt: instant,
      /** Manager who has the link to hand over; null: the operator. */
      createdByName: z.string().nullable(),
    })
    .nullable(),
  /** Newest first; removed ones no longer count. */
  certificates: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      issuer: z.string().nullable(),
      endDate: dayOutSchema.nullable(),
      createdByName: z.string(),
      createdAt: instant,
      removedAt: instant.nullable(),
    }),
  ),
  openProposals: z.number().int(),
  /** A link for them, or a reactivation, takes a second manager. */
  takesTwo: z.boolean(),
})

/** Returned once. */
export const issuedLinkSchema = z.object({
  purpose: z.enum(LINK_PURPOSES),
  token: z.string(),
  expiresAt: instant,
})

export const SESSION_EXAMPLE = {
  id: '01997e1a-0000-7000-8000-00000000d001',
  createdAt: '2026-11-21T12:00:00.000Z',
  lastUsedAt: '2026-11-21T14:30:00.000Z',
  expiresAt: '2026-11-22T00:00:00.000Z',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0',
  current: false,
}

export const PERSON_EXAMPLE = {
  id: '01997e1a-0000-7000-8000-00000000d002',
  name: 'Ana Agente',
  email: 'ana@example.com',
  role: 'agent',
  ownRole: null,
  team: { id: '01997e1a-0000-7000-8000-00000000d003', name: 'Loja Centro' },
  visibility: 'team',
  certification: 'CRT-12345',
  certificateEndDate: '2027-05-31',
  certificateState: 'valid',
  state: 'active',
  hasSecondFactor: true,
  createdAt: '2026-10-01T12:00:00.000Z',
  deactivatedAt: null,
  lastSignInAt: '2026-11-21T12:00:00.000Z',
  liveSessions: 1,
} as const

export const PERSON_DETAIL_EXAMPLE = {
  ...PERSON_EXAMPLE,
  sessions: [SESSION_EXAMPLE],
  openLink: null,
  certificates: [
    {
      id: '01997e1a-0000-7000-8000-00000000d004',
      number: 'CRT-12345',
      issuer: 'ANEPS',
      endDate: '2027-05-31',
      createdByName: 'Mário Gestor',
      createdAt: '2026-10-01T12:00:00.000Z',
      removedAt: null,
    },
  ],
  openProposals: 3,
  takesTwo: false,
}
