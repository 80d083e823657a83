import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = 'lib/services'

const texts = new Map(
  readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

const importedBy = (path: string) =>
  [...(texts.get(path) ?? '').matchAll(/^import (?!type )[^']*from '([^']+)'/gm)]
    .map(([, from = '']) => (from.startsWith('#') ? `${from.slice(1)}.ts` : join(dirname(path), from)))
    .filter((found) => texts.has(found))

/** A service with all parts and services it is made of; whoever only names their types calls none. */
const whole = (path: string): string => {
  const seen = new Set([path])
  for (const one of seen) for (const next of importedBy(one)) seen.add(next)
  return [...seen].map((one) => texts.get(one)).join('\n')
}

const isWriting = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '#db\/queries\//g)]
    .flatMap(([, names = '']) => names.split(','))
    .some((name) => /^(insert|update|delete)[A-Z]/.test(name.trim()))

/** What can be called: a file directly in the folder of its capability. */
const verbs = [...texts.keys()].filter((path) => path.split('/').length === 4)
const writing = verbs.map((path) => [path, whole(path)] as const).filter(([, text]) => isWriting(text))
const named = (path: string) => path.slice(ROOT.length + 1, -'.ts'.length)

/** Writes without asking for a permission, by who calls. */
const WITHOUT_PERMISSION: Readonly<Record<string, readonly string[]>> = {
  'a job, in the name of what was permitted before': [
    'alerts/evaluate-alerts',
    'alerts/evaluate-without-worker',
    'alerts/send-alert-message',
    'clt/expire-clt-consult',
    'clt/send-clt-consult',
    'fgts/expire-fgts-balance-query',
    'fgts/send-fgts-balance-query',
    'housekeeping/clear-old-rows',
    'people/expire-access-request',
    'institution-reports/interpret-institution-event',
    'personal-data/end-retentions',
    'prices/compute-price-what-if',
    'prices/fail-price-what-if',
    'prices/start-scheduled-price-change',
    'proposals/confirm-signature',
    'proposals/expire-signature',
    'proposals/submit-proposal',
    'webhooks/record-webhook-attempts',
  ],
  'the customer, by a link of theirs': [
    'clt/accept-clt-consent',
    'clt/decline-clt-consent',
    'clt/identify-clt-signer',
    'clt/record-consent-opening',
    'formalization/get-contract-pdf',
    'formalization/get-payment-receipt',
    'formalization/get-signature-proof',
    'formalization/identify-customer',
    'formalization/record-formalization-opening',
    'formalization/sign-proposal',
    'pending-items/identify-fixer',
    'pending-items/record-fix-opening',
    'pending-items/start-own-fix',
    'simulations/identify-offer-reader',
    'simulations/record-offer-opening',
    'simulations/want-offer',
  ],
  'whoever proves who they are': [
    'access/issue-token',
    'access/sign-in',
    'access/sign-out',
    'institution-reports/receive-institution-event',
    'people/choose-password',
    'people/get-access-link',
  ],
  'an administrator at the command line': [
    'access/record-data-key-renewal',
    'access/create-organization',
    'access/remove-second-factor',
    'access/set-organization-second-factor',
    'access/set-organization-status',
    'institutions/change-institution',
    'institutions/create-institution',
    'institutions/set-default-institution',
  ],
  'an application, of itself alone (requireApplication)': [
    'webhooks/create-webhook-endpoint',
    'webhooks/register-webhook',
    'webhooks/remove-webhook',
    'webhooks/rotate-endpoint-secret',
    'webhooks/rotate-webhook-secret',
  ],
  'the server, of its own keys': ['access/get-jwks', 'access/rotate-signing-keys', 'access/signing-keys'],
}

/** Writes without a row of the audit or of a history, by what tells of it instead. */
const WITHOUT_TRACE: Readonly<Record<string, readonly string[]>> = {
  'the row itself says who made it and when, and is never changed': [
    'clt/create-clt-simulation',
    'fgts/create-fgts-simulation',
  ],
  'a balance query keeps who asked, when, and how it ended': [
    'customers/start-balances-of',
    'fgts/expire-fgts-balance-query',
    'fgts/send-fgts-balance-query',
    'fgts/start-fgts-balance-query',
  ],
  'an event of the timeline': [
    'clt/record-consent-opening',
    'formalization/record-formalization-opening',
    'pending-items/record-fix-opening',
    'proposals/confirm-signature',
    'simulations/record-offer-opening',
  ],
  'an alert and its messages are rows that say when they opened, were sent and closed': [
    'alerts/evaluate-alerts',
    'alerts/evaluate-without-worker',
    'alerts/send-alert-message',
  ],
  'stored as it came, by its own row': ['institution-reports/receive-institution-event'],
  'only what the engine needs: failed attempts, times of use, references, keys, what is old': [
    'access/get-jwks',
    'access/issue-token',
    'access/rotate-signing-keys',
    'access/signing-keys',
    'housekeeping/clear-old-rows',
    'people/get-access-link',
    'proposals/submit-proposal',
  ],
  'what a person has read, for their session alone': ['people/mark-own-access-changes-read'],
  'a figure worked out for a change that has an audit of its own': [
    'prices/compute-price-what-if',
    'prices/fail-price-what-if',
  ],
  'who looks at a case or has it for some minutes: the row says it while it is true': [
    'review/claim-review-case',
    'review/register-review-reader',
  ],
  'what it writes is the audit of every organization': ['access/record-data-key-renewal'],
  'of no organization, whose audit it could stand in': [
    'institutions/change-institution',
    'institutions/create-institution',
  ],
}

const without = (pattern: RegExp) =>
  writing.filter(([, text]) => !pattern.test(text)).map(([path]) => named(path))

test('a service that writes asks for a permission, or is listed with who calls it', () => {
  expect(writing.length).toBeGreaterThan(80)
  expect(without(/\brequire(Permission|Self)\(/).sort()).toEqual(
    Object.values(WITHOUT_PERMISSION).flat().sort(),
  )
})

test('a service that writes leaves a row of the audit or of a history, or is listed with what tells of it', () => {
  expect(without(/\b(recordAudit|historyLine)\(/).sort()).toEqual(Object.values(WITHOUT_TRACE).flat().sort())
})
