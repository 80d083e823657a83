import { isMigrated } from '#db/is-migrated.ts'
import { closePool } from '#db/pool.ts'
import { now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import type { AUDIT_BREAKS } from '#lib/domain/access/audit-breaks.ts'
import { type AuditOutcome, verifyAudit } from '#lib/services/audit/verify-audit.ts'
import { allOrganizations } from '../operator.ts'
import { instantText, print } from '../print.ts'

const BREAK_TEXTS: Readonly<Record<(typeof AUDIT_BREAKS)[number], string>> = {
  entry_changed: 'the entry, its place or its hash was changed',
  entry_missing: 'the entry was deleted',
  position_missing: 'the position was deleted',
  entry_added: 'an entry that was never chained follows it',
  end_missing: 'the chain ends here, but more was signed',
  rewritten: 'the chain was rewritten from here on and does not match the signed one',
  anchor_changed: 'the signatures from here on were changed outside the database',
  anchors_missing: 'positions up to here were signed, but the signatures are gone',
}

/** Prints the outcome of each audit and returns whether all of them are intact. */
export const printAuditOutcomes = async (options: {
  organization?: string | undefined
  json?: boolean | undefined
}): Promise<boolean> => {
  try {
    if (!(await isMigrated(getEnv().DATABASE_URL)))
      throw operatorProblem(
        'This database belongs to another release. Start the service once, or verify with that release.',
      )
    const outcomes = []
    for (const { id, name } of await organizationsNamed(options.organization)) {
      const outcome = await verifyAudit(id, now())
      outcomes.push({ organization: { id, name }, ...outcome })
      if (!options.json) print(lineOf(name, outcome))
    }
    if (options.json) print(JSON.stringify(outcomes, null, 1))
    return outcomes.every(({ broken }) => broken === null)
  } finally {
    await closePool()
  }
}

const organizationsNamed = async (query: string | undefined) => {
  const organizations = await allOrganizations()
  if (query === undefined) return organizations
  const matches = organizations.filter(({ id, name }) =>
    [id, name.toLowerCase()].includes(query.toLowerCase()),
  )
  if (matches.length > 0) return matches
  throw operatorProblem(
    `There is no organization "${query}"; choose one of: ${organizations.map(({ name }) => name).join(', ')}`,
  )
}

const lineOf = (name: string, { positions, broken, anchored }: AuditOutcome): string => {
  const count = (number: number) => number.toLocaleString('en')
  const anchorText = anchored
    ? `signed up to ${count(anchored.position)} at ${instantText(anchored.at)}`
    : 'nothing signed yet'
  return broken
    ? `${name}: BROKEN at position ${count(broken.position)} (${broken.what}): ${BREAK_TEXTS[broken.what]}; ${anchorText}`
    : `${name}: ${count(positions)} entries are intact; ${anchorText}`
}
