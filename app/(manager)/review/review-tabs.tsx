import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header'
import { TabLinks } from '#components/ui/tab-links'

const TEXTS = texts({
  title: ['Análise', 'Review'],
  parts: ['Partes da análise', 'Parts of the review'],
  queue: ['Fila', 'Queue'],
  rules: ['Regras', 'Rules'],
})

/** The head of both pages of the review. */
export const ReviewTabs = () => {
  const t = useTexts(TEXTS)
  return (
    <>
      <PageHeader title={t.title} className="mb-3" />
      <TabLinks
        label={t.parts}
        tabs={[
          { href: '/review', label: t.queue },
          { href: '/review/rules', label: t.rules },
        ]}
      />
    </>
  )
}
