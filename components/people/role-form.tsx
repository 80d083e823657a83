'use client'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import { useRefetchPeople } from '#lib/client/people.ts'
import type { OwnRole, RoleActions } from '#lib/client/roles.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import {
  builtInLike,
  PERMISSIONS,
  type Permission,
  VISIBILITIES,
  withNeeded,
} from '#lib/domain/access/permissions.ts'
import { PERMISSION_NAMES, VISIBILITY_NAMES } from './access-names.ts'
import { SUGGESTED_ROLES } from './suggested-roles.ts'

const TEXTS = texts({
  start: ['Começar de', 'Start from'],
  blank: ['Um perfil em branco', 'A blank role'],
  name: ['Nome do perfil', 'Name of the role'],
  permissions: ['O que permite', 'What it permits'],
  needed: ['Necessária para outra permissão marcada.', 'Needed for another permission that is ticked.'],
  sees: ['Acesso', 'Access'],
  seesHint: ['Vale para todas as pessoas deste perfil.', 'Applies to everybody who has this role.'],
  decides: [
    'Este perfil decide: contas com ele pedem sempre dois gestores.',
    'This role decides: accounts with it always take two managers.',
  ],
  propose: ['Propor a outro gestor', 'Propose to another manager'],
  proposed: [
    'Perfil proposto: nada muda antes que outro gestor aprove.',
    'Role proposed: nothing changes before another manager approves.',
  ],
})

type RoleFormProps = { ownRole: OwnRole | null; propose: RoleActions['propose']; onProposed: () => void }

export const RoleForm = ({ ownRole, propose, onProposed }: RoleFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const refetch = useRefetchPeople()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/roles.ts')).proposeRoleCommand.body,
    values: valuesOf(ownRole),
    action: propose,
    toInput: (values: RoleValues) => ({
      ...values,
      roleId: ownRole?.id ?? null,
      baseVersion: ownRole?.version ?? 0,
    }),
    onDone: () => {
      announce(t.proposed)
      refetch()
      onProposed()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {ownRole === null ? <SuggestedRoleField onChoose={(values) => form.reset(values)} /> : null}
      <TextField label={t.name} maxLength={60} autoFocus error={error('name')} {...form.register('name')} />
      <PermissionFields form={form} error={error('permissions')} />
      <SelectField
        label={t.sees}
        hint={t.seesHint}
        options={VISIBILITIES.map((each) => ({
          value: each,
          label: localized(VISIBILITY_NAMES[each], language),
        }))}
        error={error('visibility')}
        {...form.register('visibility')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.propose}
      </Button>
    </form>
  )
}

const SuggestedRoleField = ({ onChoose }: { onChoose: (values: RoleValues) => void }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const entries = Object.entries(SUGGESTED_ROLES)
  const choose = (chosen: string) => {
    const role = entries.find(([key]) => key === chosen)?.[1]
    if (!role) return onChoose(valuesOf(null))
    const { name, permissions, visibility } = role
    onChoose({ name: localized(name, language), permissions: [...permissions], visibility })
  }
  return (
    <SelectField
      name="start"
      label={t.start}
      placeholder={t.blank}
      options={entries.map(([value, { name }]) => ({ value, label: localized(name, language) }))}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

type PermissionFieldsProps = { form: UseFormReturn<RoleValues>; error: string | undefined }

const PermissionFields = ({ form, error }: PermissionFieldsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const selected = form.watch('permissions')
  const keepNeeded = () => form.setValue('permissions', withNeeded(form.getValues('permissions')))
  const isNeeded = (permission: Permission) =>
    withNeeded(selected.filter((each) => each !== permission)).includes(permission)
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{t.permissions}</legend>
      {PERMISSIONS.map((permission) => (
        <Checkbox
          key={permission}
          value={permission}
          label={localized(PERMISSION_NAMES[permission], language)}
          description={isNeeded(permission) ? t.needed : undefined}
          {...form.register('permissions', { onChange: keepNeeded })}
        />
      ))}
      <p role="alert" className="text-danger text-sm">
        {error}
      </p>
      {builtInLike(selected) === 'manager' ? (
        <p className="mt-1 text-ink-muted text-sm">{t.decides}</p>
      ) : null}
    </fieldset>
  )
}

type RoleValues = { name: string; permissions: Permission[]; visibility: OwnRole['visibility'] }

const valuesOf = (role: OwnRole | null): RoleValues => ({
  name: role?.name ?? '',
  permissions: [...(role?.permissions ?? ['originate' as const])],
  visibility: role?.visibility ?? 'own',
})
