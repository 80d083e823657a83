import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { TabLinks } from '#components/ui/tab-links.tsx'

const TEXTS = texts({
  label: ['Instituições', 'Institutions'],
  health: ['Situação', 'Status'],
  exchanges: ['Chamadas', 'Calls'],
})

export const InstitutionTabs = () => {
  const t = useTexts(TEXTS)
  return (
    <TabLinks
      label={t.label}
      tabs={[
        { href: '/institutions', label: t.health },
        { href: '/institutions/exchanges', label: t.exchanges },
      ]}
    />
  )
}
