'use client'
import { type FormEvent, useState } from 'react'
import { SearchButton } from '#components/fields/search-button.tsx'
import { SearchField } from '#components/fields/search-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { readCpf } from '#lib/domain/documents/cpf.ts'
import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf.ts'
import { plainText } from '#lib/domain/plain-text.ts'

const TEXTS = texts({
  label: ['CPF, nome ou contrato', 'CPF, name or contract'],
  wrongCpf: [
    'Confira o CPF: os números não formam um CPF válido.',
    'Check the CPF: the digits do not make a valid CPF.',
  ],
})

type ProposalSearchFormProps = {
  label?: string
  /** Matching text is accepted unchanged, even if it looks like a CPF with wrong check digits. */
  alsoTakes?: RegExp
  searched: string
  onSearch: (text: string) => Promise<void>
}

export const ProposalSearchForm = ({ label, alsoTakes, searched, onSearch }: ProposalSearchFormProps) => {
  const t = useTexts(TEXTS)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '')
    const query = plainText(text)
    const cpf = looksLikeCpf(query) && !alsoTakes?.test(query) ? readCpf(query) : null
    if (!cpf && !alsoTakes?.test(query) && looksLikeCpf(query)) return setError(t.wrongCpf)
    setError(undefined)
    void onSearch(cpf ?? query)
  }
  return (
    <search className="min-w-0 flex-1">
      <form onSubmit={submit} className="flex items-start gap-2" noValidate>
        <SearchField
          key={searched}
          name="search"
          label={label ?? t.label}
          defaultValue={searched}
          error={error}
          onFocus={(event) => event.currentTarget.select()}
          className="flex-1"
        />
        <SearchButton />
      </form>
    </search>
  )
}
