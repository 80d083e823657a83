import { localizedTexts, texts } from '#components/language/texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import type { Column, ColumnSort } from '#components/tables/column.ts'
import { TwoLines } from '#components/tables/two-lines.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { CustomerLine } from '#lib/client/customers.ts'
import { lastStepText } from '#lib/domain/customers/last-step-text.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  customer: ['Cliente', 'Customer'],
  unnamed: ['Nome ainda não informado', 'Name not given yet'],
  last: ['Último passo', 'Last step'],
  institution: ['Instituição', 'Institution'],
  when: ['Quando', 'When'],
})

type CustomerColumnOptions = {
  institutionName: (code: string) => string
  now: string
  language: Language
  ageSort: ColumnSort
}

export const customerColumns = ({
  institutionName,
  now,
  language,
  ageSort,
}: CustomerColumnOptions): readonly Column<CustomerLine>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'customer',
      header: t.customer,
      primary: true,
      isName: true,
      cell: ({ name, maskedDocument }) => (
        <TwoLines
          first={name ?? <span className="font-normal text-ink-muted">{t.unnamed}</span>}
          title={name ?? t.unnamed}
          second={<span className="tabular-nums">{maskedDocument}</span>}
          className="max-w-96 compact:@2xl:max-w-none"
        />
      ),
    },
    {
      id: 'last',
      header: t.last,
      cell: ({ last }) => (
        <span className="inline-flex @max-2xl:justify-end flex-wrap items-center gap-x-2 gap-y-1">
          <ProductBadge product={last.product} />
          {lastStepText(last, language)}
        </span>
      ),
    },
    { id: 'institution', header: t.institution, cell: ({ last }) => institutionName(last.provider) },
    {
      id: 'when',
      header: t.when,
      align: 'end',
      sort: ageSort,
      cell: ({ last }) => (
        <RelativeTime at={last.createdAt} now={now} className="whitespace-nowrap text-ink-muted" />
      ),
    },
  ]
}
