'use client'
import { type FormEvent, useState } from 'react'
import { normalizeCpf } from '#lib/domain/documents/cpf'
import { SearchField } from '../fields/search-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { looksLikeCpf } from './looks-like-cpf.ts'
import { maskedCpf } from './wire-text.ts'

const TEXTS = texts({
  label: ['CPF, nome ou contrato', 'CPF, name or contract'],
  wrongCpf: [
    'Confira o CPF: os números não formam um CPF válido.',
    'Check the CPF: the digits do not make a valid CPF.',
  ],
  search: ['Buscar', 'Search'],
})

type ProposalSearchFormProps = {
  label?: string
  /** The name or contract number searched for now. */
  search: string
  /** The CPF searched for now. */
  cpf: string
  onSearch: (found: { search: string; cpf: string }) => void
}

/** One box for CPF, name and contract number. */
export const ProposalSearchForm = ({ label, search, cpf, onSearch }: ProposalSearchFormProps) => {
  const t = useTexts(TEXTS)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    // A CPF already being searched for is shown masked, and stays when the form is sent again as it is.
    if (cpf !== '' && typed === maskedCpf(cpf)) return
    const found = normalizeCpf(typed)
    if (!found && looksLikeCpf(typed)) return setError(t.wrongCpf)
    setError(undefined)
    onSearch(found ? { search: '', cpf: found } : { search: typed, cpf: '' })
  }
  const shown = cpf === '' ? search : maskedCpf(cpf)
  return (
    <search className="min-w-0 flex-1">
      <form onSubmit={submit} className="flex items-start gap-2" noValidate>
        <SearchField
          key={shown}
          name="search"
          label={label ?? t.label}
          defaultValue={shown}
          error={error}
          onFocus={(event) => event.currentTarget.select()}
          className="flex-1"
        />
        <Button type="submit" className="pointer-coarse:min-h-12">
          {t.search}
        </Button>
      </form>
    </search>
  )
}
