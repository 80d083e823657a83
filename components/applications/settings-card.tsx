'use client'
import { useState } from 'react'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { SavedForm } from '#components/ui/saved-form.tsx'
import {
  type Application,
  type ApplicationActions,
  useRefetchApplications,
} from '#lib/client/applications.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  title: ['Respostas da API', 'Answers of the API'],
  lifetime: ['Validade do token, em segundos', 'Lifetime of a token, in seconds'],
  lifetimeHint: [
    'De 60 a 86400 (24 horas). Vale para os próximos tokens.',
    'From 60 to 86400 (24 hours). It applies to the next tokens.',
  ],
  listed: ['Consultas de saldo em andamento na lista', 'Running balance queries in the list'],
  listedHint: [
    'Aparecem como pending: um programa que lê logo depois de pedir não entende a lista vazia como falta de saldo.',
    'They are listed as pending: a program that reads right after asking does not take an empty list for no balance.',
  ],
  automatic: ['Automático: se tem contas de serviço', 'Automatic: if it has service accounts'],
  on: ['Sempre', 'Always'],
  off: ['Nunca', 'Never'],
  ranges: ['Endereços permitidos', 'Allowed addresses'],
  rangesHint: [
    'De onde o programa pode chamar. Um por linha, IP ou rede: 203.0.113.0/24 ou 2001:db8::/32. Em branco: de qualquer lugar.',
    'From where the program may call. One a line, an IP or a network: 203.0.113.0/24 or 2001:db8::/32. Left empty: from anywhere.',
  ],
  save: ['Salvar', 'Save'],
  saved: ['Configurações salvas.', 'Settings saved.'],
})

type Position = 'automatic' | 'on' | 'off'
type Values = { tokenLifetimeSeconds: string; listsRunning: Position; ranges: string }
type SettingsCardProps = { application: Application; change: ApplicationActions['changeSettings'] }

export const SettingsCard = ({ application, change }: SettingsCardProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const [saved, setSaved] = useState(false)
  const { clientId, tokenLifetimeSeconds, listsRunning, addressRanges } = application
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes.ts')).changeSettingsCommand.body,
    values: {
      tokenLifetimeSeconds: String(tokenLifetimeSeconds),
      listsRunning: positionOf(listsRunning),
      ranges: (addressRanges ?? []).join('\n'),
    } as Values,
    action: change,
    toInput: (values: Values) => ({ clientId, ...values }),
    onDone: (_done, values) => {
      form.reset(values)
      setSaved(true)
      void refetch()
    },
  })
  return (
    <Card title={t.title}>
      <SavedForm
        {...{ submit, pending, problem }}
        onChange={() => setSaved(false)}
        saved={saved ? t.saved : null}
        label={t.save}
      >
        <TextField
          label={t.lifetime}
          hint={t.lifetimeHint}
          inputMode="numeric"
          error={error('tokenLifetimeSeconds')}
          {...form.register('tokenLifetimeSeconds')}
        />
        <SelectField
          label={t.listed}
          hint={t.listedHint}
          options={(['automatic', 'on', 'off'] as const).map((value) => ({ value, label: t[value] }))}
          error={error('listsRunning')}
          {...form.register('listsRunning')}
        />
        <TextareaField
          label={t.ranges}
          hint={t.rangesHint}
          spellCheck={false}
          autoCapitalize="none"
          error={error('ranges')}
          {...form.register('ranges')}
        />
      </SavedForm>
    </Card>
  )
}

const positionOf = (listed: boolean | null): Position =>
  listed === null ? 'automatic' : listed ? 'on' : 'off'
