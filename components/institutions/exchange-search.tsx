'use client'
import { type FormEvent, useState } from 'react'
import { SearchButton } from '#components/fields/search-button.tsx'
import { SearchField } from '#components/fields/search-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { isExchangeSearch } from '#lib/domain/institutions/exchange-search.ts'
import { plainText } from '#lib/domain/plain-text.ts'

const TEXTS = texts({
  label: ['Contrato, request id ou chave', 'Contract, request id or key'],
  unfit: [
    'Digite um número de contrato, um request id ou uma Idempotency-Key. Por CPF não se busca aqui.',
    'Enter a contract number, a request id or an Idempotency-Key. You cannot search by CPF here.',
  ],
})

type ExchangeSearchProps = { searched: string; onSearch: (text: string) => void }

export const ExchangeSearch = ({ searched, onSearch }: ExchangeSearchProps) => {
  const t = useTexts(TEXTS)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = plainText(String(new FormData(event.currentTarget).get('search') ?? ''))
    if (text !== '' && !isExchangeSearch(text)) return setError(t.unfit)
    setError(undefined)
    onSearch(text)
  }
  return (
    <search className="min-w-0 flex-1">
      <form onSubmit={submit} className="flex items-start gap-2" noValidate>
        <SearchField
          key={searched}
          name="search"
          label={t.label}
          defaultValue={searched}
          error={error}
          className="flex-1"
        />
        <SearchButton />
      </form>
    </search>
  )
}
