'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { useLanguage } from '#components/use-language.ts'
import { SCOPES } from '#lib/domain/access/permissions.ts'
import { SCOPE_NAMES } from './scope-names.ts'

const TEXTS = texts({ legend: ['Permissões', 'Scopes'] })

type ScopeFieldsProps = {
  field: UseFormRegisterReturn
  present?: readonly string[]
  error: string | undefined
}

export const ScopeFields = ({ field, present = [], error }: ScopeFieldsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <fieldset aria-describedby={error ? 'scopes-error' : undefined}>
      <legend className="mb-1 font-medium text-sm">{t.legend}</legend>
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          {...field}
          id={`scope-${scope}`}
          value={scope}
          defaultChecked={present.includes(scope)}
          label={<span className="font-mono text-sm">{scope}</span>}
          description={localized(SCOPE_NAMES[scope], language)}
        />
      ))}
      {error ? (
        <p id="scopes-error" className="mt-1 text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
