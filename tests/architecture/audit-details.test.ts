import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every text field of audit details: our own ids, codes and numbers, and names chosen by managers. */
const TEXTS_OF_OURS = [
  'actorId',
  'channel',
  'clientId',
  'contractNumber',
  'decision',
  'documentId',
  'endDate',
  'expiresAt',
  'format',
  'group',
  'identityCheck',
  'institutionCode',
  'issuer',
  'itemId',
  'kid',
  'kind',
  'label',
  'monthlyRate',
  'name',
  'ownReview',
  'ownRoleId',
  'product',
  'proposedBy',
  'purpose',
  'resultId',
  'role',
  'serviceAccountId',
  'sessionId',
  'simulationId',
  'slug',
  'startDate',
  'subjectId',
  'table',
  'teamId',
  'termVersion',
  'type',
  'visibility',
]

test('allows free text in no field of the audit', () => {
  const source = readFileSync('lib/domain/access/audit-details.ts', 'utf8')
  const texts = [...source.matchAll(/^ {2}(\w+)\?: string\b/gm)].map(([, field]) => field)
  expect([...new Set(texts)].sort()).toEqual(TEXTS_OF_OURS)
})
