import { useRouter } from 'next/navigation'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { fgtsHref, type RecentFilter } from './fgts-address.ts'
import { type FgtsInstitution, institutionName } from './fgts-institution.ts'

const TEXTS = texts({
  title: ['Consultas de hoje', "Today's queries"],
  filter: ['Filtrar por resultado', 'Filter by result'],
  all: ['Todas', 'All'],
  success: ['Com saldo', 'With a balance'],
  fail: ['Sem resultado', 'No result'],
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Todas as instituições', 'All institutions'],
})

type FgtsRecentBarProps = {
  filter: RecentFilter
  queryIds: readonly string[]
  institutions: readonly FgtsInstitution[]
}

export const FgtsRecentBar = ({ filter, queryIds, institutions }: FgtsRecentBarProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const { provider, result } = filter
  const hrefOf = (next: Partial<RecentFilter>) => fgtsHref(queryIds, { ...filter, ...next })
  const go = (next: Partial<RecentFilter>) => router.push(hrefOf(next), { scroll: false })
  const one = (id: 'provider' | 'result', label: string): SetFilter[] =>
    filter[id] === '' ? [] : [{ id, label, onRemove: () => go({ [id]: '' }) }]
  return (
    <ListBar
      heading={
        <h2 id="recentes" className="truncate font-semibold text-lg">
          {t.title}
        </h2>
      }
      set={[
        ...one('result', result === '' ? '' : t[result]),
        ...one('provider', institutionName(institutions, provider)),
      ]}
      onClear={() => go({ provider: '', result: '' })}
    >
      {() => (
        <>
          <FilterChips
            label={t.filter}
            chips={(['', 'success', 'fail'] as const).map((value) => ({
              id: value,
              label: t[value === '' ? 'all' : value],
              href: hrefOf({ result: value }),
              selected: result === value,
            }))}
          />
          <SelectField
            className="sm:max-w-xs"
            label={t.institution}
            name="provider"
            placeholder={t.allInstitutions}
            options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
            value={provider}
            onChange={({ currentTarget }) => go({ provider: currentTarget.value })}
          />
        </>
      )}
    </ListBar>
  )
}
