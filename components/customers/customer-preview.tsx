'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type CustomerLine, useCustomerPreview } from '#lib/client/customers.ts'
import { lastStepText } from '#lib/domain/customers/last-step-text.ts'
import { CustomerLists } from './customer-lists.tsx'
import { type CustomerStarts, customerRowActs } from './customer-row-acts.ts'
import { CustomerSteps } from './customer-steps.tsx'

const TEXTS = texts({
  label: ['Resumo do cliente', 'Customer summary'],
  unnamed: ['Nome ainda não informado', 'Name not given yet'],
  open: ['Abrir cliente', 'Open customer'],
  last: ['Último passo', 'Last step'],
  institution: ['Instituição', 'Institution'],
  when: ['Quando', 'When'],
})

type CustomerPreviewProps = {
  row: CustomerLine
  institutionName: (code: string) => string
  now: string
  starts: CustomerStarts
  onClose: () => void
}

export const CustomerPreview = ({ row, institutionName, now, starts, onClose }: CustomerPreviewProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = useCustomerPreview(row.key)
  const { last } = row
  return (
    <RowPreview
      rowId={row.key}
      label={t.label}
      title={row.name ?? t.unnamed}
      meta={row.maskedDocument}
      page={{ href: `/customers/${row.key}`, label: t.open }}
      acts={customerRowActs(row, starts, language)}
      onClose={onClose}
    >
      <KeyValueList
        items={[
          { label: t.last, value: lastStepText(last, language), strong: true },
          { label: t.institution, value: institutionName(last.provider) },
          { label: t.when, value: <RelativeTime at={last.createdAt} now={now} /> },
        ]}
      />
      <ReadProblem query={query} />
      {query.data ? (
        <>
          <CustomerSteps steps={query.data.steps} now={now} />
          <CustomerLists customer={query.data} {...{ institutionName, now }} />
        </>
      ) : null}
      {query.isPending ? <Skeleton variant="row" lines={3} /> : null}
    </RowPreview>
  )
}
