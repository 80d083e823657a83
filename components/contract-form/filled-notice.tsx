import { UserRoundCheck } from 'lucide-react'
import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({
  filled: (day: string) => [
    `Preenchido com o que o cliente informou em ${day}. Confirme com ele o que pode ter mudado.`,
    `Filled with what the customer gave on ${day}. Ask them what may have changed.`,
  ],
})

export const FilledNotice = ({ day }: { day: string }) => {
  const t = useTexts(TEXTS)
  return (
    <p className="flex items-center gap-2 text-ink-muted text-sm">
      <UserRoundCheck aria-hidden className="size-4 shrink-0 text-positive" />
      {t.filled(formatDay(day))}
    </p>
  )
}
