import type { Connection } from '#db/client.ts'
import { emptyOnUniqueViolation } from '#db/empty-on-unique-violation.ts'
import type { savedViews } from '#db/schema/saved-views.ts'
import type { ViewScreen } from '#lib/domain/saved-views/saved-view.ts'

export type SavedViewRow = typeof savedViews.$inferSelect

type Owner = { organizationId: string; userId: string }

export const listSavedViews = (
  tx: Connection,
  { organizationId, userId, screen }: Owner & { screen: ViewScreen },
): Promise<SavedViewRow[]> => tx<SavedViewRow[]>`
  select * from saved_views
  where organization_id = ${organizationId} and user_id = ${userId} and screen = ${screen} order by id`

export const upsertSavedView = async (tx: Connection, row: SavedViewRow): Promise<SavedViewRow> => {
  const [stored] = await tx<SavedViewRow[]>`
    insert into saved_views ${tx(row)}
    on conflict (organization_id, user_id, screen, name) do update set query = excluded.query
    returning *`
  if (!stored) throw new Error('a saved view came back as nothing')
  return stored
}

export const updateSavedViewName = async (
  tx: Connection,
  { organizationId, userId, id }: Owner & { id: string },
  name: string,
): Promise<SavedViewRow | undefined> => {
  const [row] = await emptyOnUniqueViolation(tx<SavedViewRow[]>`
    update saved_views as renamed set name = ${name}
    where organization_id = ${organizationId} and user_id = ${userId} and id = ${id} and not exists (
      select 1 from saved_views as other
      where other.organization_id = renamed.organization_id and other.user_id = renamed.user_id
        and other.screen = renamed.screen and other.name = ${name} and other.id <> renamed.id)
    returning *`)
  return row
}

export const findSavedView = async (
  tx: Connection,
  { organizationId, userId, id }: Owner & { id: string },
): Promise<SavedViewRow | undefined> => {
  const [row] = await tx<SavedViewRow[]>`
    select * from saved_views where organization_id = ${organizationId} and user_id = ${userId} and id = ${id}`
  return row
}

export const deleteSavedView = async (
  tx: Connection,
  { organizationId, userId, id }: Owner & { id: string },
): Promise<boolean> => {
  const rows = await tx`
    delete from saved_views
    where organization_id = ${organizationId} and user_id = ${userId} and id = ${id} returning id`
  return rows.length === 1
}
