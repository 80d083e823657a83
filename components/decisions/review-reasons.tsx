import { Landmark, Scale } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ReviewReason } from '#lib/client/review.ts'

const TEXTS = texts({
  rule: (version: number) =>
    version === 0
      ? ['Regra da casa, versão inicial', 'Our rule, initial version']
      : [`Regra da casa, versão ${version}`, `Our rule, version ${version}`],
})

export const ReviewReasons = ({ reasons }: { reasons: readonly ReviewReason[] }) => {
  const t = useTexts(TEXTS)
  return (
    <ul className="divide-y divide-line">
      {reasons.map(({ code, source, title, text, rulesVersion, at }) => (
        <li key={`${code}-${at}`} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full border border-warning-line bg-warning-soft text-warning [&_svg]:size-3.5"
          >
            {source === 'rule' ? <Scale /> : <Landmark />}
          </span>
          <div className="min-w-0 text-sm">
            <p className="font-medium">{title}</p>
            <p className="text-pretty text-ink-muted">{text}</p>
            {source === 'rule' ? (
              <p className="mt-0.5 text-ink-muted text-xs">{t.rule(rulesVersion ?? 0)}</p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
