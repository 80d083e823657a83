import type { Connection } from '#db/client.ts'
import { listAlertRules } from '#db/queries/alerts/alerts.ts'
import { ALERT_KIND_FACTS, ALERT_KINDS } from '#lib/domain/alerts/alert-kinds.ts'

export const alertRulesOf = async (tx: Connection, organizationId: string) => {
  const set = await listAlertRules(tx, organizationId)
  return ALERT_KINDS.map((kind) => {
    const row = set.find((one) => one.kind === kind)
    const { threshold, isOn } = row ?? ALERT_KIND_FACTS[kind]
    return {
      kind,
      threshold,
      isOn,
      changedAt: row?.changedAt ?? null,
      changedByName: row?.changedByName ?? null,
    }
  })
}
