import type { Connection } from '#db/client.ts'
import {
  findCallsClosedUntil,
  listCallHours,
  listNotedCalls,
} from '#db/queries/institutions/institution-call-hours.ts'
import { type CallHours, mergeCallHours, spanStart, tallyCalls } from '#lib/domain/institutions/call-hours.ts'

type Filter = { organizationId: string; institutionCode: string; since: Date; until: Date }

/** Returns calls in spans of `hours` (1 or 6) from `since`, which begins one: sums, and calls after them. */
export const readCallHours = async (
  tx: Connection,
  { since, until, ...whose }: Filter,
  hours: number,
): Promise<CallHours[]> => {
  const closedUntil = (await findCallsClosedUntil(tx, whose.organizationId)) ?? since
  const closed = closedUntil > since ? closedUntil : since
  const whole = { from: since, until: spanStart(closed, hours) }
  const rest = { from: whole.until, until: closed }
  const parts = [
    ...(await listCallHours(tx, { ...whose, hours, ...whole })),
    ...(rest.from < rest.until ? await listCallHours(tx, { ...whose, hours: 1, ...rest }) : []),
    ...tallyCalls(await listNotedCalls(tx, { ...whose, from: closed, until }), 1),
  ]
  return mergeCallHours(parts, hours)
}
