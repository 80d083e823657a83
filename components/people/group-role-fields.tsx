'use client'
import { Plus, X } from 'lucide-react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { SignInSettings } from '#lib/client/sign-in-settings.ts'
import { MOST_GROUP_ROLES } from '#lib/domain/access/identity-provider.ts'
import { ROLES } from '#lib/domain/access/permissions.ts'
import { ROLE_NAMES } from './access-names.ts'
import type { ProviderValues } from './provider-values.ts'

const TEXTS = texts({
  legend: ['Grupos e perfis', 'Groups and roles'],
  how: [
    'O primeiro grupo da lista em que a pessoa está decide o perfil; sem nenhum deles, ela não entra. Um grupo nunca dá sozinho um perfil que decide: isso pede sempre dois gestores. Sem grupos, os perfis são cuidados só aqui.',
    'The first group of the list that a person is in decides their role; in none of them, they do not get in. A group alone never gives a role that decides: that always takes two managers. Without groups, roles are looked after here alone.',
  ],
  group: ['Grupo', 'Group'],
  role: ['Perfil', 'Role'],
  remove: (group: string) => [`Retirar ${group || 'grupo'}`, `Remove ${group || 'group'}`],
  add: ['Incluir grupo', 'Add a group'],
})

type GroupRoleFieldsProps = {
  form: UseFormReturn<ProviderValues>
  error: (field: FieldPath<ProviderValues>) => string | undefined
  ownRoles: SignInSettings['ownRoles']
}

export const GroupRoleFields = ({ form, error, ownRoles }: GroupRoleFieldsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const rows = form.watch('groupRoles')
  const setRows = (next: ProviderValues['groupRoles']) => form.setValue('groupRoles', next)
  const choices = [
    ...ROLES.map((role) => ({ value: role, label: localized(ROLE_NAMES[role], language) })),
    ...ownRoles.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-sm">{t.legend}</legend>
      <p className="text-ink-muted text-sm">{t.how}</p>
      {rows.map(({ group }, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are registered by their place
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <TextField
            className="col-span-2 sm:col-span-1"
            label={t.group}
            autoCapitalize="none"
            error={error(`groupRoles.${place}.group`)}
            {...form.register(`groupRoles.${place}.group`)}
          />
          <SelectField
            label={t.role}
            options={choices}
            error={error(`groupRoles.${place}.role`)}
            {...form.register(`groupRoles.${place}.role`)}
          />
          <IconButton
            label={t.remove(group)}
            icon={<X />}
            onClick={() => setRows(rows.filter((_, other) => other !== place))}
          />
        </div>
      ))}
      {rows.length < MOST_GROUP_ROLES ? (
        <Button
          className="justify-self-start"
          icon={<Plus />}
          onClick={() => setRows([...rows, { group: '', role: 'agent' }])}
        >
          {t.add}
        </Button>
      ) : null}
    </fieldset>
  )
}
