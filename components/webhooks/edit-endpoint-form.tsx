'use client'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { type Endpoint, type UpdateEndpoint, useRefetchWebhooks } from '#lib/client/webhooks.ts'
import type { EventType } from '#lib/domain/webhooks/events.ts'
import { EventFilterFields } from './event-filter-fields.tsx'
import { refusedEndpointField } from './refused-endpoint-field.ts'

const TEXTS = texts({
  name: ['Nome', 'Name'],
  nameHint: ['Como você o reconhece na lista.', 'How you recognize it in the list.'],
  url: ['Endereço', 'Address'],
  urlHint: [
    'Outro endereço é testado antes de salvar, e o segredo continua.',
    'Another address is tested before it is saved, and the secret stays.',
  ],
  save: ['Salvar', 'Save'],
  saved: ['Endpoint salvo', 'Endpoint saved'],
})

type Values = { name: string; url: string; events: EventType[] }
type Change = { id: string; name: string; events: EventType[]; url?: string }
type EditEndpointFormProps = { endpoint: Endpoint; update: UpdateEndpoint; onClose: () => void }

export const EditEndpointForm = ({ endpoint, update, onClose }: EditEndpointFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const { id, kind, url: present } = endpoint
  const { form, submit, problem, error, pending } = useActionForm<Values, Change, { id: string }>({
    schema: async () =>
      (await import('#lib/contracts/webhooks/webhook-changes.ts')).updateWebhookEndpointCommand.body,
    values: { name: endpoint.name ?? '', url: present, events: [...(endpoint.events ?? [])] },
    action: update,
    // An unchanged URL is omitted, because the server would test it again and enable a paused endpoint.
    toInput: ({ url, ...rest }) => ({ id, ...rest, ...(url.trim() !== present && { url }) }),
    refusedField: refusedEndpointField,
    onDone: () => {
      refetch()
      announce(t.saved)
      onClose()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField label={t.name} hint={t.nameHint} optional error={error('name')} {...form.register('name')} />
      <EventFilterFields
        kind={kind}
        present={endpoint.events}
        field={form.register('events')}
        error={error('events')}
      />
      <TextField
        label={t.url}
        hint={t.urlHint}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        error={error('url')}
        {...form.register('url')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.save}
      </Button>
    </form>
  )
}
