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
  /** The organization's own role that replaces the built-in role; null if none does. */
  ownRole: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  visibility: z.enum(VISIBILITIES),
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
      /** Manager who received the link and hands it over; null if the operator has the link. */
      createdByName: z.string().nullable(),
    })
    .nullable(),
  /** Newest first. The list includes removed certificates, which no longer certify the person. */
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
  /** True if issuing a link for this person or reactivating them needs a second manager's approval. */
  takesTwo: z.boolean(),
  identitySince: instant.nullable(),
})

/** The token is returned only once, when the link is created. */
export const issuedLinkSchema = z.object({
  purpose: z.enum(LINK_PURPOSES),
  token: z.string(),
  expiresAt: instant,
})
