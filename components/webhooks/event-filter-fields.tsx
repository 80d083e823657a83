'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { eventTypesOf } from '#lib/domain/webhooks/events.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import { EVENT_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  legend: ['Só estes eventos', 'Only these events'],
  hint: ['Sem marcar nenhum, o endpoint recebe todos.', 'With none chosen, the endpoint gets all of them.'],
})

type EventFilterFieldsProps = {
  kind: WebhookKind
  field: UseFormRegisterReturn
  present?: readonly string[] | null
  error: string | undefined
}

export const EventFilterFields = ({ kind, field, present, error }: EventFilterFieldsProps) => {
  const t = useTexts(TEXTS)
  const names = useTexts(EVENT_NAMES)
  const types = eventTypesOf(kind)
  if (types.length < 2) return null
  return (
    <fieldset aria-describedby={error ? 'events-hint events-error' : 'events-hint'}>
      <legend className="font-medium text-sm">{t.legend}</legend>
      <p id="events-hint" className="mb-1 text-ink-muted text-sm">
        {t.hint}
      </p>
      {types.map((type) => (
        <Checkbox
          key={type}
          {...field}
          id={`event-${type}`}
          value={type}
          defaultChecked={present?.includes(type) ?? false}
          label={names[type]}
          description={<span className="break-all font-mono text-xs">{type}</span>}
        />
      ))}
      {error ? (
        <p id="events-error" className="mt-1 text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
