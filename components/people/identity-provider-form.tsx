'use client'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useRefetchPeople } from '#lib/client/people.ts'
import type { SignInSettingActions, SignInSettings } from '#lib/client/sign-in-settings.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { PROVIDER_SECOND_FACTORS } from '#lib/domain/access/identity-provider.ts'
import { GroupRoleFields } from './group-role-fields.tsx'
import { groupRoleOf, type ProviderValues, providerValuesOf } from './provider-values.ts'

const TEXTS = texts({
  redirect: [
    'Cadastre este endereço no provedor (redirect URI):',
    'Register this address at the provider (redirect URI):',
  ],
  alias: ['Nome da organização na entrada', 'Name of the organization at sign-in'],
  aliasHint: [
    'Letras minúsculas, números e hífens: aurora-credito.',
    'Lower-case letters, digits and hyphens: aurora-credito.',
  ],
  issuer: ['Emissor', 'Issuer'],
  issuerHint: [
    'O endereço https que o provedor mostra como “issuer”.',
    'The https address that the provider shows as “issuer”.',
  ],
  clientId: ['client_id', 'client_id (at the provider)'],
  secret: ['client_secret', 'client_secret (at the provider)'],
  secretHint: ['Em branco: continua o guardado.', 'Left empty: the stored one stays.'],
  claim: ['Campo dos grupos', 'Claim of the groups'],
  claimHint: [
    'Onde o provedor diz os grupos da pessoa, quase sempre groups.',
    "Where the provider says the person's groups, mostly groups.",
  ],
  factor: ['Segunda etapa', 'Second step'],
  own: [
    'Pedir aqui, salvo se o provedor provar que pediu',
    'Ask here, unless the provider proves that it asked',
  ],
  provider: ['O provedor cuida dela para todos', 'The provider looks after it for everybody'],
  isOn: ['Entrada pela organização ligada', 'Sign-in through the organization is on'],
  passwordsOff: ['Desligar as senhas', 'Switch passwords off'],
  passwordsOffHint: [
    'Todos entram só pela organização. Quem aprova precisa ter entrado por ela; quem opera o sistema pode religar as senhas.',
    'Everybody signs in through the organization alone. Whoever approves must have signed in through it; the operator of the system can switch passwords on again.',
  ],
  propose: ['Propor a outro gestor', 'Propose to another manager'],
  proposed: [
    'Mudança proposta: nada muda antes que outro gestor aprove.',
    'Change proposed: nothing changes before another manager approves.',
  ],
})

type IdentityProviderFormProps = {
  settings: SignInSettings
  propose: SignInSettingActions['propose']
  onProposed: () => void
}

export const IdentityProviderForm = ({ settings, propose, onProposed }: IdentityProviderFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const { provider, ownRoles, redirectUri } = settings
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/people/sign-in-settings.ts')).proposeIdentityProviderCommand.body,
    values: providerValuesOf(provider),
    action: propose,
    toInput: ({ groupRoles, ...values }: ProviderValues) => ({
      ...values,
      groupRoles: groupRoles.map((each) => groupRoleOf(each, ownRoles)),
      baseVersion: provider?.version ?? 0,
    }),
    onDone: () => {
      announce(t.proposed)
      refetch()
      onProposed()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ClientFields {...{ form, error, redirectUri }} keepsSecret={provider !== null} />
      <GroupRoleFields form={form} error={error} ownRoles={ownRoles} />
      <RuleFields {...{ form, error }} />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.propose}
      </Button>
    </form>
  )
}

type FieldsProps = {
  form: UseFormReturn<ProviderValues>
  error: (field: FieldPath<ProviderValues>) => string | undefined
}

type ClientFieldsProps = FieldsProps & { redirectUri: string; keepsSecret: boolean }

const ClientFields = ({ form: { register }, error, redirectUri, keepsSecret }: ClientFieldsProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <div className="text-sm">
        <p className="text-ink-muted">{t.redirect}</p>
        <p className="mt-1 flex items-center gap-1">
          <code className="min-w-0 break-all">{redirectUri}</code>
          <CopyButton text={redirectUri} iconOnly />
        </p>
      </div>
      <TextField
        label={t.alias}
        hint={t.aliasHint}
        autoCapitalize="none"
        autoFocus
        error={error('alias')}
        {...register('alias')}
      />
      <TextField
        label={t.issuer}
        hint={t.issuerHint}
        inputMode="url"
        autoCapitalize="none"
        error={error('issuer')}
        {...register('issuer')}
      />
      <TextField
        label={t.clientId}
        autoCapitalize="none"
        autoComplete="off"
        error={error('clientId')}
        {...register('clientId')}
      />
      <TextField
        label={t.secret}
        hint={keepsSecret ? t.secretHint : undefined}
        type="password"
        autoComplete="off"
        error={error('clientSecret')}
        {...register('clientSecret')}
      />
    </>
  )
}

const RuleFields = ({ form: { register }, error }: FieldsProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <TextField
        label={t.claim}
        hint={t.claimHint}
        autoCapitalize="none"
        error={error('groupClaim')}
        {...register('groupClaim')}
      />
      <SelectField
        label={t.factor}
        options={PROVIDER_SECOND_FACTORS.map((value) => ({ value, label: t[value] }))}
        error={error('secondFactor')}
        {...register('secondFactor')}
      />
      <Checkbox label={t.isOn} {...register('isOn')} />
      <Checkbox
        label={t.passwordsOff}
        description={t.passwordsOffHint}
        error={error('passwordsOff') ?? ''}
        {...register('passwordsOff')}
      />
    </>
  )
}
