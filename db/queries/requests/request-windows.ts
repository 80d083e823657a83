import type { Connection } from '#db/client.ts'
import type { requestWindows } from '#db/schema/request-windows.ts'

type RequestWindowRow = typeof requestWindows.$inferSelect

export type WindowKey = Pick<RequestWindowRow, 'organizationId' | 'policy' | 'subject'>

export const takeRequests = async (
  tx: Connection,
  key: WindowKey,
  take: { count: number; at: Date; windowSeconds: number },
): Promise<Pick<RequestWindowRow, 'startedAt' | 'given'>> => {
  const expiredBefore = new Date(take.at.getTime() - take.windowSeconds * 1000)
  const [row] = await tx<Pick<RequestWindowRow, 'startedAt' | 'given'>[]>`
    insert into request_windows ${tx({ ...key, startedAt: take.at, given: take.count })}
    on conflict (organization_id, policy, subject) do update set
      started_at = case when request_windows.started_at <= ${expiredBefore} then excluded.started_at else request_windows.started_at end,
      given = case when request_windows.started_at <= ${expiredBefore} then excluded.given else request_windows.given + excluded.given end
    returning started_at, given`
  if (!row) throw new Error('a window of requests is always there')
  return row
}
