import type { SampleSetRow } from '#db/queries/samples/sample-sets.ts'
import { getEnv } from '#lib/config/env.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import type { SampleDataView } from '#lib/domain/samples/sample-set.ts'
import type { Context } from '#lib/services/context.ts'

const NO_SET = {
  status: 'none',
  total: 0,
  done: 0,
  skipped: 0,
  createdAt: null,
  createdByName: null,
} as const

export const sampleDataView = ({ actor }: Context, set: SampleSetRow | undefined): SampleDataView => {
  const isOffered = getEnv().EMBEDDED && actor.kind === 'user' && allows(actor, 'manage_access')
  if (!set || set.status === 'removed') return { ...NO_SET, isOffered, kept: set?.kept ?? 0 }
  const { status, total, done, skipped, createdAt, createdByName } = set
  return { isOffered, status, total, done, skipped, createdAt, createdByName, kept: 0 }
}
