import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Spinner } from '#components/ui/spinner.tsx'

const TEXTS = texts({ preparing: ['Preparando a foto…', 'Preparing the photo…'] })

export const PreparingPhoto = () => {
  const t = useTexts(TEXTS)
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 text-ink-muted text-sm">
      <Spinner />
      {t.preparing}
    </p>
  )
}
