import type { Connection } from '#db/client.ts'

export const listOrganizationsToKeep = async (tx: Connection): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`select housekeeping_organizations() as id`
  return rows.map(({ id }) => id)
}

/**
 * Examines up to `most` events with ids between `beyond` and `before` and deletes them with their deliveries.
 * Keeps events with a pending delivery. Keeps the newest event of each resource, but not its deliveries.
 * Returns the last id examined; undefined if no event is left.
 */
export const clearOldEvents = async (
  tx: Connection,
  { beyond, before, most }: { beyond: string; before: string; most: number },
): Promise<{ reached: string; cleared: number } | undefined> => {
  const [row] = await tx<{ reached: string; cleared: number }[]>`
    select * from clear_old_events(${beyond}::uuid, ${before}::uuid, ${most})`
  return row
}
