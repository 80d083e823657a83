import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import { ageSort } from '#components/tables/age-sort.ts'
import { useLanguage } from '#components/use-language.ts'
import type { ConsultItem, useConsults } from '#lib/client/clt.ts'
import type { CltInstitution } from './clt-institution.ts'
import { consultColumns } from './consult-columns.tsx'
import { type ConsultFilter, consultsHref } from './consult-filter.ts'

const loadPreview = () => import('./consult-preview.tsx').then((module) => module.ConsultPreview)
const ConsultPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./consult-acts.tsx').then((module) => module.ConsultActs)
const ConsultActs = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Consultas, da mais nova para a mais antiga', 'Queries, newest first'],
  oldestFirst: ['Consultas, da mais antiga para a mais nova', 'Queries, oldest first'],
})

const idOf = ({ id }: ConsultItem) => id
const nameOf = ({ name }: ConsultItem) => name

type ConsultTableProps = {
  filter: ConsultFilter
  institutions: readonly CltInstitution[]
  now: string
  list: ReturnType<typeof useConsults>
  empty: ReactNode
}

export const ConsultTable = ({ list, filter, institutions, now, empty }: ConsultTableProps) => {
  const language = useLanguage()
  const t = useTexts(TEXTS)
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const institutionName = (code: string) => names.get(code) ?? code
  const rows = list.data?.data
  const reasonOf = useReasons((rows ?? []).map(({ code }) => code))
  return (
    <ActingTable
      caption={filter.order === 'asc' ? t.oldestFirst : t.caption}
      list={list}
      columns={consultColumns({
        now,
        language,
        institutionName,
        causeOf: (code) => reasonOf(code)?.title,
        ageSort: ageSort(filter.order, (order) => consultsHref({ ...filter, order, cursor: '' })),
      })}
      rows={rows}
      rowHref={({ id }) => `/clt/consult/${id}`}
      empty={empty}
      {...{ idOf, nameOf, loadPreview, loadActs }}
      actsOf={async (row) => {
        const { openTermActs, operationActs } = await import('./consult-row-acts.ts')
        const name = institutionName(row.provider)
        return [...openTermActs(row, name, language), ...operationActs(row, language)]
      }}
      preview={(row, close) => (
        <ConsultPreview
          key={row.id}
          row={row}
          institutionName={institutionName(row.provider)}
          onClose={close}
          {...{ institutions, now }}
        />
      )}
      acts={(selection, selectedRows) => <ConsultActs {...{ selection, selectedRows, institutionName }} />}
    />
  )
}
