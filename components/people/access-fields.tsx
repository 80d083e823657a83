'use client'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Team } from '#lib/client/people.ts'
import type { OwnRole } from '#lib/client/roles.ts'
import { ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { ROLE_NAMES, VISIBILITY_NAMES } from './access-names.ts'
import type { PersonValues } from './person-values.ts'

const TEXTS = texts({
  name: ['Nome completo', 'Full name'],
  role: ['Perfil', 'Role'],
  roleHint: [
    'O que cada um permite está em Perfis. Um que decide mais, outro gestor aprova.',
    'Roles says what each permits. One that decides on more is approved by another manager.',
  ],
  seesByRole: ['Vem do perfil.', 'Comes with the role.'],
  team: ['Time', 'Team'],
  noTeam: ['Sem time', 'No team'],
  sees: ['Acesso', 'Access'],
  seesHint: [
    'Vale para propostas, consultas, saldos e simulações.',
    'Applies to proposals, queries, balances and simulations.',
  ],
})

type AccessFieldsProps = {
  form: UseFormReturn<PersonValues>
  error: (field: keyof PersonValues) => string | undefined
  teams: readonly Pick<Team, 'id' | 'name'>[]
  roles: readonly OwnRole[]
  /** True on one's own account, because nobody may change their own role. */
  roleFixed?: boolean
}

export const AccessFields = ({ form, error, teams, roles, roleFixed = false }: AccessFieldsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { register } = form
  const selectedRole = roles.find(({ id }) => id === form.watch('role'))
  const choices = [
    ...ROLES.map((role) => ({ value: role, label: localized(ROLE_NAMES[role], language) })),
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label={t.name}
        autoCapitalize="words"
        error={error('name')}
        {...register('name')}
      />
      <SelectField
        label={t.role}
        hint={t.roleHint}
        options={choices.map((choice) => ({
          ...choice,
          disabled: roleFixed && choice.value !== form.getValues('role'),
        }))}
        error={error('role')}
        {...register('role')}
      />
      <SelectField
        label={t.sees}
        hint={selectedRole ? t.seesByRole : t.seesHint}
        options={VISIBILITIES.filter((each) => !selectedRole || each === selectedRole.visibility).map(
          (each) => ({
            value: each,
            label: localized(VISIBILITY_NAMES[each], language),
          }),
        )}
        error={error('visibility')}
        {...register('visibility')}
      />
      <SelectField
        label={t.team}
        placeholder={t.noTeam}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        error={error('teamId')}
        {...register('teamId')}
      />
    </div>
  )
}
