'use client'
import { ProblemCallout } from '#components/ui/problem-callout'
import { useActionForm } from '#lib/client/use-action-form'
import { type AddEndpoint, useRefetchWebhooks } from '#lib/client/webhooks'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  application: ['Aplicação', 'Application'],
  kind: ['Eventos', 'Events'],
  kindHint: [
    'Se a aplicação já tem um endpoint para eles, o endereço é trocado e o segredo continua.',
    'If the application has an endpoint for them already, the address is replaced and the secret stays.',
  ],
  url: ['Endereço', 'Address'],
  add: ['Testar e adicionar', 'Test and add'],
})

type Values = { clientId: string; kind: WebhookKind; url: string }
type Added = { url: string; secret?: string | undefined }
type AddEndpointFormProps = {
  applications: readonly { clientId: string; name: string }[]
  add: AddEndpoint
  onAdded: (added: Added) => void
}

/** Which events of which program go to which address. */
export const AddEndpointForm = ({ applications, add, onAdded }: AddEndpointFormProps) => {
  const t = useTexts(TEXTS)
  const kinds = useTexts(KIND_NAMES)
  const refetch = useRefetchWebhooks()
  const { form, submit, problem, error, pending } = useActionForm<Values, Values, Added>({
    schema: async () =>
      (await import('#lib/contracts/webhooks/webhook-changes')).addWebhookEndpointCommand.body,
    values: { clientId: applications[0]?.clientId ?? '', kind: 'balance', url: 'https://' },
    action: add,
    toInput: (values) => values,
    onDone: (added) => {
      refetch()
      onAdded(added)
    },
  })
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
        {...form.register('kind')}
      />
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
