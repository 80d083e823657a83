'use client'
import { useEffect, useId, useRef } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { type AlertRule, type ChangeAlertRule, useRefetchAlerts } from '#lib/client/alerts.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { UNIT_NAMES } from './alert-display.ts'

const TEXTS = texts({
  above: (unit: string) => [`A partir de, em ${unit}`, `From, in ${unit}`],
  below: (unit: string) => [`Abaixo de, em ${unit}`, `Below, in ${unit}`],
  on: ['Ligado', 'On'],
  save: ['Salvar', 'Save'],
  saved: (name: string) => [`${name}: salvo`, `${name}: saved`],
})

type Values = { threshold: string; isOn: boolean }
type AlertRuleFormProps = { rule: AlertRule; name: string; change: ChangeAlertRule }

export const AlertRuleForm = ({ rule, name, change }: AlertRuleFormProps) => {
  const t = useTexts(TEXTS)
  const units = useTexts(UNIT_NAMES)
  const id = useId()
  const refetch = useRefetchAlerts()
  const { kind, threshold, isOn, unit, wrong } = rule
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/alerts/alert-changes.ts')).changeAlertRuleCommand.body,
    values: { threshold: String(threshold), isOn },
    action: change,
    toInput: (values: Values) => ({ kind, ...values }),
    refusedField: (code) => (code === 'alert_threshold_invalid' ? 'threshold' : undefined),
    onDone: (saved) => {
      form.reset({ threshold: String(saved.threshold), isOn: saved.isOn })
      refetch()
      announce(t.saved(name))
    },
  })
  const { isDirty } = form.formState
  // The form shows changes that others save, unless the person is editing it.
  const previous = useRef({ threshold, isOn })
  useEffect(() => {
    if (previous.current.threshold === threshold && previous.current.isOn === isOn) return
    previous.current = { threshold, isOn }
    if (!isDirty) form.reset({ threshold: String(threshold), isOn })
  }, [form, isDirty, threshold, isOn])
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={name} className="grid content-start gap-2">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <TextField
          id={`${id}-threshold`}
          className="w-44"
          label={t[wrong](units[unit])}
          inputMode="numeric"
          error={error('threshold')}
          {...form.register('threshold')}
        />
        <Checkbox id={`${id}-on`} label={t.on} className="mb-0.5" {...form.register('isOn')} />
        <Button type="submit" size="small" pending={pending} className="mb-1">
          {t.save}
        </Button>
      </div>
      {problem ? <ProblemCallout problem={problem} /> : null}
    </form>
  )
}
