import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { SearchResult } from '#lib/reference/search.ts'
import { SearchResultLines } from './search-results.tsx'

const TEXTS = texts({
  title: ['Busca', 'Search'],
  of: (text: string) => [`Resultados de “${text}”`, `Results for “${text}”`],
  type: [
    'Busque operações, eventos, campos, códigos de erro, CPFs de teste e trechos dos guias.',
    'Search for operations, events, fields, error codes, test CPFs and parts of the guides.',
  ],
  none: [
    'Nada encontrado. Tente o nome de um campo, um código ou parte de um caminho.',
    'Nothing found. Try the name of a field, a code or part of a path.',
  ],
})

type SearchScreenProps = { text: string; results: readonly SearchResult[] }

export const SearchScreen = ({ text, results }: SearchScreenProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <PageHeader title={t.title} className="mb-3" />
      <p className="break-words text-ink-muted text-sm">{text === '' ? t.type : t.of(text)}</p>
      {text !== '' && results.length === 0 ? <p className="mt-4">{t.none}</p> : null}
      <ul className="mt-3 divide-y divide-line">
        {results.map((result) => (
          <li key={result.href}>
            <a
              href={result.href}
              className="flex items-start gap-3 rounded-control px-1 py-2.5 text-sm leading-5 hover:bg-sunken"
            >
              <SearchResultLines result={result} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
