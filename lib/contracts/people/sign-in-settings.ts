import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { rangesField } from '#lib/contracts/ranges-field.ts'
import { MOST_GROUP_ROLES, PROVIDER_SECOND_FACTORS } from '#lib/domain/access/identity-provider.ts'
import { ROLES } from '#lib/domain/access/permissions.ts'

const groupRoleSchema = z.object({
  group: z.string().trim().min(1).max(200),
  role: z.enum(ROLES),
  ownRoleId: idField.nullable(),
})

const termsShape = {
  alias: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  groupClaim: z.string(),
  groupRoles: z.array(z.object({ group: z.string(), role: z.enum(ROLES), ownRoleId: z.uuid().nullable() })),
  secondFactor: z.enum(PROVIDER_SECOND_FACTORS),
  isOn: z.boolean(),
  passwordsOff: z.boolean(),
}

/** Never contains the client secret. */
const settingsSchema = z.object({
  provider: z.object({ ...termsShape, version: z.number().int() }).nullable(),
  proposal: z
    .object({
      ...termsShape,
      id: z.uuid(),
      createdByName: z.string(),
      createdAt: instant,
      hasNewSecret: z.boolean(),
      isMine: z.boolean(),
      mayDecide: z.boolean(),
      deciders: z.array(z.string()),
    })
    .nullable(),
  passwordsOff: z.boolean(),
  ownRoles: z.array(z.object({ id: z.uuid(), name: z.string(), likeRole: z.enum(ROLES) })),
  redirectUri: z.string(),
  addressRanges: z.array(z.string()),
  ownAddress: z.string(),
})

export const getSignInSettingsContract = panelContract({
  name: 'getSignInSettings',
  path: '/panel/sign-in-settings',
  response: settingsSchema,
  codes: ['permission_denied'],
})

export const proposeIdentityProviderCommand = command({
  name: 'proposeIdentityProvider',
  body: z.object({
    baseVersion: z.number().int().min(0),
    alias: textField(60),
    issuer: textField(500),
    clientId: textField(200),
    /** An empty value keeps the stored secret. */
    clientSecret: z
      .string()
      .max(500)
      .transform((text) => text.trim() || null),
    groupClaim: z
      .string()
      .trim()
      .regex(/^[\w:./-]{1,200}$/),
    groupRoles: z.array(groupRoleSchema).max(MOST_GROUP_ROLES),
    secondFactor: z.enum(PROVIDER_SECOND_FACTORS),
    isOn: z.boolean(),
    passwordsOff: z.boolean(),
  }),
  response: z.object({ id: z.uuid() }),
  needsConfirmation: true,
  codes: [
    'permission_denied',
    'identity_alias_invalid',
    'identity_issuer_invalid',
    'identity_secret_missing',
    'identity_lockout',
    'identity_provider_unreachable',
    'identity_provider_unusable',
    'identity_provider_changed',
    'identity_provider_waiting',
    'role_not_found',
  ],
})

export const decideIdentityProviderCommand = command({
  name: 'decideIdentityProvider',
  body: z.object({ id: idField, decision: z.enum(['approve', 'refuse', 'withdraw']) }),
  response: z.object({ id: z.uuid() }),
  needsConfirmation: true,
  codes: [
    'permission_denied',
    'not_found',
    'identity_provider_decided',
    'identity_provider_changed',
    'identity_lockout',
    'identity_not_proven',
    'name_taken',
    'own_change',
    'access_touched',
    'change_not_yours',
  ],
})

export const changeAddressRangesCommand = command({
  name: 'changeAddressRanges',
  body: z.object({ ranges: rangesField, mayExcludeSelf: z.boolean() }),
  response: z.object({ ranges: z.array(z.string()) }),
  needsConfirmation: true,
  codes: ['permission_denied', 'address_range_invalid', 'own_address_excluded'],
})
