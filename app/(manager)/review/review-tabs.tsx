import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { TabLinks } from '#components/ui/tab-links.tsx'

const TEXTS = texts({
  title: ['Análise', 'Review'],
  parts: ['Partes da análise', 'Parts of the review'],
  queue: ['Fila', 'Queue'],
  rules: ['Regras', 'Rules'],
})

type ReviewTabsProps = { queue: boolean; rules: boolean }

export const ReviewTabs = ({ queue, rules }: ReviewTabsProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <PageHeader variant="list" title={t.title} className="mb-3" />
      <TabLinks
        label={t.parts}
        tabs={[
          ...(queue ? [{ href: '/review', label: t.queue }] : []),
          ...(rules ? [{ href: '/review/rules', label: t.rules }] : []),
        ]}
      />
    </>
  )
}
