import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import { limitTo } from '#db/row-limit.ts'
import type { reviewRules } from '#db/schema/reviews.ts'

export type ReviewRulesRow = typeof reviewRules.$inferSelect

export const listReviewRules = (
  tx: Connection,
  key: { organizationId: string; limit: number },
): Promise<ReviewRulesRow[]> => tx<ReviewRulesRow[]>`
  select * from review_rules where organization_id = ${key.organizationId} order by version desc ${limitTo(tx, key.limit)}`

export const insertReviewRules = async (tx: Connection, row: ReviewRulesRow): Promise<boolean> => {
  const rows = await tx`
    insert into review_rules ${tx({ ...row, rules: json(tx, row.rules) })}
    on conflict (organization_id, version) do nothing returning id`
  return rows.length === 1
}
