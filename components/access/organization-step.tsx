import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { SignInOrganization, SignInValues } from './use-sign-in.ts'

const TEXTS = texts({
  label: ['Organização', 'Organization'],
  hint: [
    'O seu e-mail tem acesso a mais de uma. Escolha em qual entrar agora.',
    'Your e-mail has access to more than one. Choose which one to sign in to now.',
  ],
})

type OrganizationStepProps = {
  form: UseFormReturn<SignInValues>
  organizations: readonly SignInOrganization[]
}

export const OrganizationStep = ({ form, organizations }: OrganizationStepProps) => {
  const t = useTexts(TEXTS)
  return (
    <SelectField
      label={t.label}
      hint={t.hint}
      autoFocus
      options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
      {...form.register('organization')}
    />
  )
}
