import type { Connection } from '#db/client.ts'

export const listOrganizationsToKeep = async (tx: Connection): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`select housekeeping_organizations() as id`
  return rows.map(({ id }) => id)
}

/** Examines the events between two ids. Returns the id of the last one examined, or undefined at the end. */
export const clearOldEvents = async (
  tx: Connection,
  { beyond, before, most }: { beyond: string; before: string; most: number },
): Promise<{ reached: string; cleared: number } | undefined> => {
  const [row] = await tx<{ reached: string; cleared: number }[]>`
    select * from clear_old_events(${beyond}::uuid, ${before}::uuid, ${most})`
  return row
}
