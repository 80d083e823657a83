import type { Connection } from '#db/client.ts'
import { listCustomerNames } from '#db/queries/customers/customer-names.ts'
import { getDayFigures } from '#db/queries/home/home-figures.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { dayInSaoPaulo, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import { byUrgency, urgencyOf } from '#lib/domain/home/by-urgency.ts'
import { HOME_KINDS, type HomeLine } from '#lib/domain/home/home-line.ts'
import type { HomeScope } from '#lib/domain/home/home-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { countManagerWork } from '#lib/services/home/parts/count-manager-work.ts'
import { authorsOfScope, homeScopeOf, homeScopesOf } from '#lib/services/home/parts/home-scope.ts'
import { HOME_GROUP_LIMIT, listHomeLines } from '#lib/services/home/parts/list-home-lines.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

const WEEK_MS = 7 * 86_400_000

/** Compares today (São Paulo time) with the same hours a week ago. The default replaces a forbidden scope. */
export const getHome = async (context: Context, query: { of?: HomeScope | undefined }) => {
  requirePermission(context, 'originate')
  const scope = homeScopeOf(context, query.of)
  const scopes = homeScopesOf(context)
  return withPlannedSnapshot(context, async (tx) => {
    const authors = await authorsOfScope(tx, context, scope)
    const [groups, today, weekAgo, manager] = await Promise.all([
      groupsOf(tx, context, authors),
      figures(tx, context, { authors, now: context.now }),
      figures(tx, context, { authors, now: afterMs(context.now, -WEEK_MS) }),
      countManagerWork(tx, context),
    ])
    const widest = scopes.at(-1) ?? scope
    const empty = groups.length === 0 && widest !== scope
    const elsewhere = empty && (await hasWork(tx, context, widest)) ? widest : null
    return { scope, scopes, groups, elsewhere, today, weekAgo, manager }
  })
}

const figures = (
  tx: Connection,
  { organizationId }: Context,
  { authors, now }: { authors: readonly string[] | undefined; now: Date },
) => {
  const from = startOfDayInSaoPaulo(dayInSaoPaulo(now))
  return getDayFigures(tx, { organizationId, authors, from, to: now })
}

const hasWork = async (tx: Connection, context: Context, scope: HomeScope) => {
  const lines = await listHomeLines(tx, context, await authorsOfScope(tx, context, scope))
  return HOME_KINDS.some((kind) => lines[kind].length > 0)
}

const groupsOf = async (tx: Connection, context: Context, authors: readonly string[] | undefined) => {
  const lines = await listHomeLines(tx, context, authors)
  const named = await withNames(tx, context, Object.values(lines).flat())
  const groups = HOME_KINDS.map((kind) => {
    const own = byUrgency(
      named.filter((line) => line.kind === kind),
      context.now,
    )
    return {
      kind,
      lines: own.slice(0, HOME_GROUP_LIMIT).map((line) => viewOf(line, context)),
      more: own.length > HOME_GROUP_LIMIT,
    }
  }).filter((group) => group.lines.length > 0)
  const rank = ({ lines: [first] }: (typeof groups)[number]) => (first ? urgencyOf(first, context.now) : 3)
  return groups.sort((a, b) => rank(a) - rank(b))
}

const viewOf = (line: HomeLine, { organizationId, now }: Context) => ({
  ...line,
  urgent: urgencyOf(line, now) === 0,
  customerKey: customerKeyOf({ organizationId, documentNumber: line.documentNumber }),
})

const withNames = async (tx: Connection, context: Context, lines: readonly HomeLine[]) => {
  const { organizationId } = context
  const nameless = lines.filter(({ clientName }) => clientName === null)
  const documentNumbers = [...new Set(nameless.map(({ documentNumber }) => documentNumber))]
  if (documentNumbers.length === 0) return lines
  const authors = await visibleAuthors(tx, context)
  const rows = await listCustomerNames(tx, { organizationId, documentNumbers, authors })
  const names = new Map(rows.map(({ documentNumber, name }) => [documentNumber, name]))
  return lines.map((line) => ({
    ...line,
    clientName: line.clientName ?? names.get(line.documentNumber) ?? null,
  }))
}
