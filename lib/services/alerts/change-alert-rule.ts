import { closeAlertsOfKind, lockAlertRule, updateAlertRule } from '#db/queries/alerts/alerts.ts'
import { withTransaction } from '#db/transaction.ts'
import { ALERT_KIND_FACTS, type AlertKind, MOST_OF_UNIT } from '#lib/domain/alerts/alert-kinds.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** `threshold` is in the unit of the alert kind (`ALERT_KIND_FACTS`). */
type AlertRule = { kind: AlertKind; threshold: number; isOn: boolean }

/** Switching a rule off closes its open alerts without a message. @throws alert_threshold_invalid */
export const changeAlertRule = async (
  context: Context,
  { kind, threshold, isOn }: AlertRule,
): Promise<AlertRule> => {
  requirePermission(context, 'manage_alerts')
  const { organizationId, now: at, actor } = context
  const most = MOST_OF_UNIT[ALERT_KIND_FACTS[kind].unit]
  if (!Number.isInteger(threshold) || threshold < 1 || threshold > most)
    throw new DomainError('alert_threshold_invalid', { most })
  return withTransaction(context, async (tx) => {
    const before = (await lockAlertRule(tx, { organizationId, kind })) ?? ALERT_KIND_FACTS[kind]
    if (before.threshold === threshold && before.isOn === isOn) return { kind, threshold, isOn }
    await updateAlertRule(tx, {
      organizationId,
      kind,
      threshold,
      isOn,
      changedByName: actor.name,
      changedAt: at,
    })
    if (!isOn) await closeAlertsOfKind(tx, { organizationId, kind, at })
    await recordAudit(tx, context, {
      action: 'alert_rule_changed',
      subjectType: 'alert_rule',
      subjectId: kind,
      details: { kind, from: settingOf(before), to: settingOf({ threshold, isOn }) },
    })
    return { kind, threshold, isOn }
  })
}

const settingOf = ({ threshold, isOn }: Pick<AlertRule, 'threshold' | 'isOn'>) =>
  isOn ? String(threshold) : 'off'
