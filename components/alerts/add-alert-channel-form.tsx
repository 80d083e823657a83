'use client'
import { useWatch } from 'react-hook-form'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { type AddAlertChannel, useRefetchAlerts } from '#lib/client/alerts.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import type { AlertChannelKind } from '#lib/domain/alerts/alert-channel.ts'

const TEXTS = texts({
  kind: ['Por onde', 'How'],
  mail: ['E-mail', 'E-mail'],
  webhook: ['Webhook', 'Webhook'],
  mailAddress: ['E-mail', 'E-mail'],
  url: ['Endereço do receptor', 'Address of the receiver'],
  urlHint: [
    'Antes de salvar, enviamos um teste assinado: o endereço precisa responder 2xx em até 10 segundos.',
    'Before it is saved we send a signed test: the address has to answer 2xx within 10 seconds.',
  ],
  add: ['Incluir', 'Add'],
  added: ['Destino incluído', 'Destination added'],
})

const ABOUT_THE_ADDRESS = [
  'invalid_email',
  'webhook_url_invalid',
  'webhook_url_blocked',
  'webhook_validation_failed',
]

type Values = { kind: AlertChannelKind; address: string }
type NewAlertChannel = { address: string; secret: string | null }
type AddAlertChannelFormProps = { add: AddAlertChannel; onAdded: (channel: NewAlertChannel) => void }

export const AddAlertChannelForm = ({ add, onAdded }: AddAlertChannelFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchAlerts()
  const { form, submit, problem, error, pending } = useActionForm<Values, Values, NewAlertChannel>({
    schema: async () => (await import('#lib/contracts/alerts/alert-changes.ts')).addAlertChannelCommand.body,
    values: { kind: 'mail', address: '' },
    action: add,
    toInput: (values) => values,
    refusedField: (code) => (ABOUT_THE_ADDRESS.includes(code) ? 'address' : undefined),
    onDone: (added) => {
      refetch()
      announce(t.added)
      onAdded(added)
    },
  })
  const isMail = useWatch({ control: form.control, name: 'kind' }) === 'mail'
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <RadioGroup
        label={t.kind}
        columns={2}
        options={[
          { value: 'mail', label: t.mail },
          { value: 'webhook', label: t.webhook },
        ]}
        defaultValue="mail"
        {...form.register('kind', { onChange: () => form.clearErrors('address') })}
      />
      <TextField
        label={isMail ? t.mailAddress : t.url}
        {...(isMail ? {} : { hint: t.urlHint })}
        inputMode={isMail ? 'email' : 'url'}
        autoCapitalize="none"
        spellCheck={false}
        error={error('address')}
        {...form.register('address')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.add}
      </Button>
    </form>
  )
}
