import type { Connection } from '../client.ts'

/** The ids of all organizations. */
export const listOrganizationsToKeep = async (tx: Connection): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`select housekeeping_organizations() as id`
  return rows.map(({ id }) => id)
}

/**
 * Looks at the oldest events of the transaction's organization between two ids and clears those that need not
 * stay, with their deliveries. Returns how far it looked, undefined when there was nothing left to look at.
 */
export const clearOldEvents = async (
  tx: Connection,
  { beyond, before, most }: { beyond: string; before: string; most: number },
): Promise<{ reached: string; cleared: number } | undefined> => {
  const [row] = await tx<{ reached: string; cleared: number }[]>`
    select * from clear_old_events(${beyond}::uuid, ${before}::uuid, ${most})`
  return row
}
