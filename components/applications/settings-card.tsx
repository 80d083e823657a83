'use client'
import { useState } from 'react'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
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
  save: ['Salvar', 'Save'],
  saved: ['Configurações salvas.', 'Settings saved.'],
})

type Position = 'automatic' | 'on' | 'off'
type Values = { tokenLifetimeSeconds: string; listsRunning: Position }
type SettingsCardProps = { application: Application; change: ApplicationActions['changeSettings'] }

export const SettingsCard = ({ application, change }: SettingsCardProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const [saved, setSaved] = useState(false)
  const { clientId, tokenLifetimeSeconds, listsRunning } = application
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes.ts')).changeSettingsCommand.body,
    values: {
      tokenLifetimeSeconds: String(tokenLifetimeSeconds),
      listsRunning: positionOf(listsRunning),
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
      </SavedForm>
    </Card>
  )
}

const positionOf = (listed: boolean | null): Position =>
  listed === null ? 'automatic' : listed ? 'on' : 'off'
