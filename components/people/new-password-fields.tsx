'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '#components/fields/password-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PASSWORD_MINIMUM } from '#lib/domain/names.ts'

const TEXTS = texts({
  password: ['Nova senha', 'New password'],
  hint: [
    `Pelo menos ${PASSWORD_MINIMUM} caracteres: uma frase é mais fácil de lembrar.`,
    `At least ${PASSWORD_MINIMUM} characters: a sentence is easier to remember.`,
  ],
  repeated: ['Repita a nova senha', 'Repeat the new password'],
})

type NewPasswordFieldsProps = {
  register: (field: 'password' | 'repeated') => UseFormRegisterReturn
  error: (field: 'password' | 'repeated') => string | undefined
}

export const NewPasswordFields = ({ register, error }: NewPasswordFieldsProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <PasswordField
        label={t.password}
        hint={t.hint}
        autoComplete="new-password"
        error={error('password')}
        {...register('password')}
      />
      <PasswordField
        label={t.repeated}
        autoComplete="new-password"
        error={error('repeated')}
        {...register('repeated')}
      />
    </>
  )
}
