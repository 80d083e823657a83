import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkButton } from '#components/ui/link-button.tsx'

const TEXTS = texts({
  newClt: ['Novo termo CLT', 'New CLT term'],
  newFgts: ['Nova consulta FGTS', 'New FGTS query'],
})

export const NewLinks = () => {
  const t = useTexts(TEXTS)
  return (
    <span className="flex gap-2 max-sm:hidden">
      <LinkButton href="/clt">{t.newClt}</LinkButton>
      <LinkButton href="/fgts" variant="primary">
        {t.newFgts}
      </LinkButton>
    </span>
  )
}
