import { listSavedViews, upsertSavedView } from '#db/queries/people/saved-views.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isStorableQuery, MOST_VIEWS, type ViewScreen } from '#lib/domain/saved-views/saved-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { encryptedQuery } from './parts/encrypted-query.ts'

/** Saves a view or replaces the one with its name. @throws view_not_kept if it has a CPF, too_many_views */
export const saveView = async (
  context: Context,
  { screen, name, query }: { screen: ViewScreen; name: string; query: string },
) => {
  requirePermission(context, 'originate')
  if (!isStorableQuery(query)) throw new DomainError('view_not_kept')
  const { organizationId, actor, now: createdAt } = context
  const encrypted = encryptedQuery(context, { screen, query })
  const owner = { organizationId, userId: actor.id, screen }
  return withTransaction(context, async (tx) => {
    const present = await listSavedViews(tx, owner)
    if (present.length >= MOST_VIEWS && !present.some((view) => view.name === name))
      throw new DomainError('too_many_views', { maximum: MOST_VIEWS })
    const saved = await upsertSavedView(tx, {
      id: newId(createdAt),
      ...owner,
      name,
      query: encrypted,
      createdAt,
    })
    await recordAudit(tx, context, { action: 'view.save', subjectType: 'saved_view', subjectId: saved.id })
    return saved
  })
}
