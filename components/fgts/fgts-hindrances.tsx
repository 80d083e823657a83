import { TriangleAlert } from 'lucide-react'
import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkButton } from '#components/ui/link-button.tsx'

const TEXTS = texts({
  open: ['Abrir a proposta', 'Open the proposal'],
  from: (day: string) => [`A partir de ${day}.`, `From ${day} on.`],
})

export type FgtsHindrancesProps = {
  reasons: readonly {
    code: string
    text: string
    until?: string | undefined
    proposalId?: string | undefined
  }[]
}

const namesDay = (text: string, day: string) => text.includes(formatDay(day)) || text.includes(day)

export const FgtsHindrances = ({ reasons }: FgtsHindrancesProps) => {
  const t = useTexts(TEXTS)
  return (
    <ul className="mt-3 space-y-2">
      {reasons.map(({ code, text, until, proposalId }) => (
        <li key={code} className="flex gap-2 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          <span className="text-pretty">
            {text}
            {until && !namesDay(text, until) ? ` ${t.from(formatDay(until))}` : null}
          </span>
          {proposalId ? (
            <LinkButton href={`/proposals/${proposalId}`} size="small" className="ml-auto">
              {t.open}
            </LinkButton>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
