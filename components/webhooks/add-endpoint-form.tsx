'use client'
import { useWatch } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { type AddEndpoint, useRefetchWebhooks } from '#lib/client/webhooks.ts'
import type { EventType } from '#lib/domain/webhooks/events.ts'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import { EventFilterFields } from './event-filter-fields.tsx'
import { refusedEndpointField } from './refused-endpoint-field.ts'
import { KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  application: ['Aplicação', 'Application'],
  kind: ['Eventos', 'Events'],
  kindHint: [
    'Se a aplicação já tem um endpoint para eles, os dois recebem, cada um com o seu segredo.',
    'If the application has an endpoint for them already, both get them, each with its own secret.',
  ],
  name: ['Nome', 'Name'],
  nameHint: ['Como você o reconhece na lista.', 'How you recognize it in the list.'],
  url: ['Endereço', 'Address'],
  add: ['Testar e adicionar', 'Test and add'],
})

type Values = { clientId: string; kind: WebhookKind; events: EventType[]; name: string; url: string }
type NewEndpoint = { url: string; secret?: string | undefined }
type AddEndpointFormProps = {
  applications: readonly { clientId: string; name: string }[]
  add: AddEndpoint
  onAdded: (endpoint: NewEndpoint) => void
}

export const AddEndpointForm = ({ applications, add, onAdded }: AddEndpointFormProps) => {
  const t = useTexts(TEXTS)
  const kinds = useTexts(KIND_NAMES)
  const refetch = useRefetchWebhooks()
  const { form, submit, problem, error, pending } = useActionForm<Values, Values, NewEndpoint>({
    schema: async () =>
      (await import('#lib/contracts/webhooks/webhook-changes.ts')).addWebhookEndpointCommand.body,
    values: {
      clientId: applications[0]?.clientId ?? '',
      kind: 'balance',
      events: [],
      name: '',
      url: 'https://',
    },
    action: add,
    toInput: (values) => values,
    refusedField: refusedEndpointField,
    onDone: (added) => {
      refetch()
      onAdded(added)
    },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <SelectField
        label={t.application}
        options={applications.map(({ clientId, name }) => ({ value: clientId, label: name }))}
        error={error('clientId')}
        {...form.register('clientId')}
      />
      <SelectField
        label={t.kind}
        hint={t.kindHint}
        options={WEBHOOK_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        error={error('kind')}
        {...form.register('kind', { onChange: () => form.setValue('events', []) })}
      />
      <EventFilterFields key={kind} kind={kind} field={form.register('events')} error={error('events')} />
      <TextField label={t.name} hint={t.nameHint} optional error={error('name')} {...form.register('name')} />
      <TextField
        label={t.url}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        error={error('url')}
        {...form.register('url')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.add}
      </Button>
    </form>
  )
}
