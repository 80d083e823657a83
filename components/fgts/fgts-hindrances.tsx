import { TriangleAlert } from 'lucide-react'
import { formatDay } from './day-text.ts'

type FgtsHindrancesProps = { reasons: readonly { code: string; text: string; until?: string | undefined }[] }

/** Why a simulation would be refused now, and from when on it would not. */
export const FgtsHindrances = ({ reasons }: FgtsHindrancesProps) => (
  <ul className="mt-3 space-y-2">
    {reasons.map(({ code, text, until }) => (
      <li key={code} className="flex gap-2 text-sm">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <span className="text-pretty">
          {text}
          {until && !text.includes(formatDay(until)) ? ` A partir de ${formatDay(until)}.` : null}
        </span>
      </li>
    ))}
  </ul>
)
