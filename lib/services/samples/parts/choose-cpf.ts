import type { Connection } from '#db/client.ts'
import { listKnownDocumentNumbers } from '#db/queries/customers/known-customers.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { Cpf } from '#lib/domain/documents/cpf.ts'
import { sampleCpfs } from '#lib/domain/samples/sample-customer.ts'
import type { SampleStory } from '#lib/domain/samples/sample-plan.ts'
import { rehearsalOf } from '#lib/institutions/registry.ts'

const STEP_MS = 1_000
/** Scenarios whose stories need a balance or margin; the others accept any answer of the sandbox. */
const GOOD_SCENARIOS = ['100', '930', '932', '933', '934', '935', '936']

/** Returns a CPF without records that leads to the story's outcome: samples never mix with real customers. */
export const chooseCpf = async (
  tx: Connection,
  organizationId: string,
  { story, institution }: { story: SampleStory; institution: InstitutionRow },
): Promise<Cpf | undefined> => {
  const choices = sampleCpfs(story.number, story.scenario)
  const known = await listKnownDocumentNumbers(tx, { organizationId, documentNumbers: choices })
  return choices.find((cpf) => !known.includes(cpf) && leadsThere(cpf, story, institution))
}

const leadsThere = (documentNumber: Cpf, story: SampleStory, institution: InstitutionRow): boolean => {
  const { product, scenario, startsAt } = story
  if (!GOOD_SCENARIOS.includes(scenario)) return true
  const kind = product === 'fgts' ? 'fgts_balance' : 'clt_consult'
  const trial = rehearsalOf(institution, { kind, reference: '', documentNumber, openedAt: startsAt })
  const steps = product === 'fgts' ? (['answer'] as const) : (['worker', 'credit'] as const)
  const reports = steps.flatMap((step) => trial?.take(step, afterMs(startsAt, STEP_MS)) ?? [])
  return reports.some(
    (report) =>
      report.kind === 'fgts_balance_succeeded' ||
      (report.kind === 'clt_consult_updated' && report.status === 'SUCCESS'),
  )
}
