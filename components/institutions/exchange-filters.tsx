import { SelectField } from '#components/fields/select-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { useLanguage } from '#components/use-language.ts'
import { EXCHANGE_OUTCOMES } from '#lib/domain/institutions/exchange.ts'
import { OUTCOME_NAMES } from './exchange-display.ts'
import { type ExchangeFilter, exchangesHref, NO_EXCHANGE_FILTER } from './exchange-filter.ts'
import { ExchangeSearch } from './exchange-search.tsx'

const TEXTS = texts({
  filter: ['Filtrar por resultado', 'Filter by outcome'],
  all: ['Todas', 'All'],
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Todas as instituições', 'All institutions'],
})

export type NamedInstitution = { code: string; name: string }

type ExchangeFiltersProps = { filter: ExchangeFilter; institutions: readonly NamedInstitution[] }

export const ExchangeFilters = ({ filter, institutions }: ExchangeFiltersProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const changeFilter = usePendingFilter(filter, exchangesHref)
  const go = (next: Partial<ExchangeFilter>) => changeFilter({ cursor: '', ...next })
  const one = (id: 'institution' | 'outcome', label: string): SetFilter[] =>
    filter[id] === '' ? [] : [{ id, label, onRemove: () => go({ [id]: '' }) }]
  const named = institutions.find(({ code }) => code === filter.institution)
  return (
    <ListBar
      search={<ExchangeSearch searched={filter.search} onSearch={(search) => go({ search })} />}
      set={[
        ...one('institution', named?.name ?? filter.institution),
        ...one('outcome', filter.outcome === '' ? '' : localized(OUTCOME_NAMES[filter.outcome], language)),
      ]}
      onClear={() => go({ ...NO_EXCHANGE_FILTER, search: filter.search })}
    >
      {() => (
        <>
          <FilterChips
            label={t.filter}
            chips={(['', ...EXCHANGE_OUTCOMES] as const).map((outcome) => ({
              id: outcome,
              label: outcome === '' ? t.all : localized(OUTCOME_NAMES[outcome], language),
              href: exchangesHref({ ...filter, cursor: '', outcome }),
              selected: filter.outcome === outcome,
            }))}
          />
          <div className="grid gap-3 sm:max-w-sm">
            <SelectField
              label={t.institution}
              name="institution"
              placeholder={t.allInstitutions}
              options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
              value={filter.institution}
              onChange={({ currentTarget }) => go({ institution: currentTarget.value })}
            />
          </div>
        </>
      )}
    </ListBar>
  )
}
