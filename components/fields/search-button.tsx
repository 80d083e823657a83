import { ArrowRight } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'

const TEXTS = texts({ search: ['Buscar', 'Search'] })

export const SearchButton = () => {
  const t = useTexts(TEXTS)
  return (
    <Button
      type="submit"
      icon={<ArrowRight aria-hidden className="sm:hidden" />}
      className="max-sm:min-w-12 max-sm:px-3 pointer-coarse:min-h-12"
    >
      <span className="max-sm:sr-only">{t.search}</span>
    </Button>
  )
}
