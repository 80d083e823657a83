import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ReasonInput } from '#lib/client/personal-data.ts'
import { REVEAL_REASONS } from '#lib/domain/personal-data/reveal-reason.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const TEXTS = texts({
  why: ['Por que você precisa ver?', 'Why do you need to see it?'],
  lasts: ['Vale por 15 minutos para este cliente.', 'It counts for 15 minutes for this customer.'],
})

export const RevealQuestion = ({
  open,
  onChoose,
}: {
  open: boolean
  onChoose: (why: ReasonInput | null) => void
}) => {
  const t = useTexts(TEXTS)
  return (
    <ReasonDialog title={t.why} lasts={t.lasts} reasons={REVEAL_REASONS} open={open} onChoose={onChoose} />
  )
}
