import { Briefcase } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'

const TEXTS = texts({
  none: ['Nenhuma consulta ainda', 'No queries yet'],
  next: [
    'Preencha os dados do cliente acima e aperte Enter. O termo aparece aqui, e a margem chega sozinha depois que ele autorizar.',
    'Fill in the customer’s data above and press Enter. The term shows up here, and the margin arrives by itself once they authorize.',
  ],
})

/** Rendered by the server, so that it adds no script to the page. */
export const NoConsultsYet = () => {
  const t = useTexts(TEXTS)
  return (
    <EmptyState title={t.none} icon={<Briefcase />}>
      {t.next}
    </EmptyState>
  )
}
