import type { Connection } from '#db/client.ts'

export const listOrganizationsToKeep = async (tx: Connection): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`select housekeeping_organizations() as id`
  return rows.map(({ id }) => id)
}

/** Keeps events with a pending delivery, and each resource's newest event, but not that one's deliveries. */
export const clearOldEvents = async (
  tx: Connection,
  { beyond, before, most }: { beyond: string; before: string; most: number },
): Promise<{ reached: string; cleared: number } | undefined> => {
  const [row] = await tx<{ reached: string; cleared: number }[]>`
    select * from clear_old_events(${beyond}::uuid, ${before}::uuid, ${most})`
  return row
}
