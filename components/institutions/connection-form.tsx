'use client'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { type ConnectionActs, useRefetchInstitutions } from '#lib/client/institution-connection.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import {
  type ConnectionCapabilities,
  USUAL_CAPABILITIES,
} from '#lib/domain/institutions/connection-capabilities.ts'
import { CapabilityFields } from './capability-fields.tsx'

const TEXTS = texts({
  address: ['Endereço da API', 'Address of the API'],
  addressHint: ['Como https://exemplo.com.br/api', 'Such as https://example.com/api'],
  provider: ['Código da instituição lá', "The institution's code there"],
  providerHint: ['O que esse serviço espera em provider.', 'What that service expects as provider.'],
  clientId: ['client_id', 'client_id'],
  clientSecret: ['client_secret', 'client_secret'],
  secretHint: [
    'Guardado cifrado. Vazio, fica o atual, se o endereço e o client_id não mudarem.',
    'Stored encrypted. If empty, the present one stays, unless address or client_id change.',
  ],
  submit: ['Testar e conectar', 'Test and connect'],
  done: (tables: number) => [
    `Conectada. Tabelas encontradas: ${tables}.`,
    `Connected. Price tables found: ${tables}.`,
  ],
})

type ConnectionValues = {
  baseAddress: string
  provider: string
  clientId: string
  clientSecret: string
  capabilities: Omit<ConnectionCapabilities, 'username'> & { username: string }
}
type ConnectionFormProps = {
  institution: InstitutionHealthData
  connect: NonNullable<ConnectionActs['connect']>
  onDone: () => void
}

export const ConnectionForm = ({ institution, connect, onDone }: ConnectionFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchInstitutions()
  const { code, connection } = institution
  const { capabilities = USUAL_CAPABILITIES } = connection ?? {}
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/institutions/connection-changes.ts')).connectInstitutionCommand.body,
    values: {
      baseAddress: connection?.baseAddress ?? 'https://',
      provider: connection?.provider ?? '',
      clientId: connection?.clientId ?? '',
      clientSecret: '',
      capabilities: { ...capabilities, username: capabilities.username ?? '' },
    } satisfies ConnectionValues,
    action: connect,
    toInput: (values: ConnectionValues) => ({ code, ...values }),
    onDone: ({ tables }) => {
      refetch()
      announce(t.done(tables))
      onDone()
    },
  })
  const plain = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t.address}
        hint={t.addressHint}
        inputMode="url"
        {...plain}
        error={error('baseAddress')}
        {...form.register('baseAddress')}
      />
      <TextField
        label={t.provider}
        hint={t.providerHint}
        {...plain}
        error={error('provider')}
        {...form.register('provider')}
      />
      <TextField label={t.clientId} {...plain} error={error('clientId')} {...form.register('clientId')} />
      <PasswordField
        label={t.clientSecret}
        hint={t.secretHint}
        autoComplete="off"
        error={error('clientSecret')}
        {...form.register('clientSecret')}
      />
      <CapabilityFields
        register={(name) => form.register(`capabilities.${name}`)}
        error={error('capabilities.username')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.submit}
      </Button>
    </form>
  )
}
