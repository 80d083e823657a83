import { ProductBadge } from '#components/products/product-badge'
import type { CustomerLine } from '#lib/client/customers'
import type { Language } from '#lib/domain/language'
import { localizedTexts, texts } from '../language/texts.ts'
import type { Column } from '../tables/column.ts'
import { RelativeTime } from '../ui/relative-time.tsx'
import { lastStepText } from './last-step-text.ts'

const TEXTS = texts({
  customer: ['Cliente', 'Customer'],
  unnamed: ['Nome ainda não informado', 'Name not given yet'],
  last: ['Último passo', 'Last step'],
  institution: ['Instituição', 'Institution'],
  when: ['Quando', 'When'],
})

type Shown = { institutionName: (code: string) => string; now: string; language: Language }

/** The columns of the list of customers. */
export const customerColumns = ({
  institutionName,
  now,
  language,
}: Shown): readonly Column<CustomerLine>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'customer',
      header: t.customer,
      primary: true,
      cell: ({ name, maskedDocument }) => (
        <span className="block min-w-0 max-w-80">
          <span className="line-clamp-2 break-words" title={name ?? undefined}>
            {name ?? <span className="font-normal text-ink-muted">{t.unnamed}</span>}
          </span>
          <span className="block whitespace-nowrap font-normal text-ink-muted text-sm tabular-nums">
            {maskedDocument}
          </span>
        </span>
      ),
    },
    {
      id: 'last',
      header: t.last,
      cell: ({ last }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
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
      cell: ({ last }) => (
        <RelativeTime at={last.createdAt} now={now} className="whitespace-nowrap text-ink-muted" />
      ),
    },
  ]
}
