'use client'
import type { UseFormReturn } from 'react-hook-form'
import { ProblemCallout } from '#components/ui/problem-callout'
import { useLanguage } from '#components/use-language'
import { useRefetchPeople } from '#lib/client/people'
import type { OwnRole, RoleActions } from '#lib/client/roles'
import { useActionForm } from '#lib/client/use-action-form'
import {
  builtInLike,
  PERMISSIONS,
  type Permission,
  VISIBILITIES,
  withNeeded,
} from '#lib/domain/access/permissions'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { localized, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { PERMISSION_NAMES, VISIBILITY_NAMES } from './access-names.ts'

const TEXTS = texts({
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

type RoleFormProps = { kept: OwnRole | null; propose: RoleActions['propose']; onProposed: () => void }

export const RoleForm = ({ kept: role, propose, onProposed }: RoleFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const refetch = useRefetchPeople()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/roles')).proposeRoleCommand.body,
    values: valuesOf(role),
    action: propose,
    toInput: (values: RoleValues) => ({
      ...values,
      roleId: role?.id ?? null,
      baseVersion: role?.version ?? 0,
    }),
    onDone: () => {
      announce(t.proposed)
      refetch()
      onProposed()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
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

type PermissionFieldsProps = { form: UseFormReturn<RoleValues>; error: string | undefined }

/** A ticked permission also ticks the permissions it needs. */
const PermissionFields = ({ form, error }: PermissionFieldsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const chosen = form.watch('permissions')
  const keepNeeded = () => form.setValue('permissions', withNeeded(form.getValues('permissions')))
  const isNeeded = (permission: Permission) =>
    withNeeded(chosen.filter((each) => each !== permission)).includes(permission)
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
      {builtInLike(chosen) === 'manager' ? <p className="mt-1 text-ink-muted text-sm">{t.decides}</p> : null}
    </fieldset>
  )
}

type RoleValues = { name: string; permissions: Permission[]; visibility: OwnRole['visibility'] }

const valuesOf = (role: OwnRole | null): RoleValues => ({
  name: role?.name ?? '',
  permissions: [...(role?.permissions ?? ['originate' as const])],
  visibility: role?.visibility ?? 'own',
})
