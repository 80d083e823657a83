import type { Connection } from '#db/client.ts'
import { insertInstitutionReference } from '#db/queries/institutions/institution-references.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import type { JointTransaction } from '#db/transaction.ts'
import { CUSTOMER_ACTOR_NAME } from '#lib/domain/access/system-actor-names.ts'
import type { Cpf } from '#lib/domain/documents/cpf.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { SampleClock } from '#lib/domain/samples/sample-clock.ts'
import type { SampleCustomer } from '#lib/domain/samples/sample-customer.ts'
import type { SampleStory } from '#lib/domain/samples/sample-plan.ts'
import type { SampleResource } from '#lib/domain/samples/sample-set.ts'
import type { InstitutionReport } from '#lib/institutions/institution.ts'
import { type Rehearsal, rehearsalOf } from '#lib/institutions/registry.ts'
import { type Actor, type Context, systemContext } from '#lib/services/context.ts'
import { applyReport } from '#lib/services/institution-reports/shared/apply-report.ts'
import type { SampleCast } from './sample-cast.ts'

type Resource = { resourceType: SampleResource; resourceId: string }
type AtInstitution = { resourceType: 'fgts_balance_query' | 'clt_consult' | 'proposal'; resourceId: string }

/** State of one customer's story. All services that it calls join the transaction `joint`. */
export type SampleStage = {
  tx: Connection
  joint: JointTransaction
  organizationId: string
  setId: string
  story: SampleStory
  clock: SampleClock
  customer: SampleCustomer
  documentNumber: Cpf
  author: Actor
  cast: SampleCast
  institution: InstitutionRow
  table: PriceVersion | undefined
  rows: Resource[]
}

// 203.0.113.0/24 is reserved for documentation (RFC 5737).
const CUSTOMER_CLIENT = {
  ip: '203.0.113.20',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
}

export const contextOn = (
  { organizationId, setId, joint }: SampleStage,
  { actor, at }: { actor: Actor; at: Date },
): Context => ({
  ...systemContext(organizationId, at, actor),
  requestId: `sample:${setId}`,
  ...(actor.kind === 'customer' && { client: CUSTOMER_CLIENT }),
  joint,
})

export const customerOn = (stage: SampleStage, at: Date): Context =>
  contextOn(stage, { actor: { kind: 'customer', id: 'link', name: CUSTOMER_ACTOR_NAME }, at })

export const institutionOn = (stage: SampleStage, at: Date): Context =>
  contextOn(stage, {
    actor: { kind: 'institution', id: stage.institution.code, name: stage.institution.name },
    at,
  })

export type SandboxSide = Rehearsal & {
  /** Performs a step of the sandbox and applies the reports that it returns. */
  report: (step: Parameters<Rehearsal['take']>[0], at: Date) => Promise<void>
}

/** Opens the sandbox case of a row, as the job that sends the row to the institution would. */
export const openAtInstitution = async (
  stage: SampleStage,
  resource: AtInstitution,
  opening: Pick<Parameters<typeof rehearsalOf>[1], 'kind' | 'proposal'> & { openedAt: Date },
): Promise<SandboxSide> => {
  const { tx, organizationId, institution, documentNumber } = stage
  const rehearsal = rehearsalOf(institution, {
    ...opening,
    reference: resource.resourceId,
    documentNumber,
  })
  if (!rehearsal) throw new Error('sample data needs a sandbox institution')
  const reference = {
    institutionCode: institution.code,
    externalId: rehearsal.externalId,
    organizationId,
    ...resource,
    createdAt: opening.openedAt,
  }
  await insertInstitutionReference(tx, reference)
  const applyAll = async (reports: readonly InstitutionReport[], at: Date) => {
    for (const report of reports) await applyReport(tx, institutionOn(stage, at), { report, reference })
  }
  return { ...rehearsal, report: (step, at) => applyAll(rehearsal.take(step, at), at) }
}
