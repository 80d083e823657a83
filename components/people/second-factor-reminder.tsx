import { ShieldAlert } from 'lucide-react'
import Link from 'next/link'
import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { secondFactorPath } from '#lib/domain/access/second-factor.ts'

const TEXTS = texts({
  label: ['Segunda etapa', 'Second step'],
  from: (day: string) => [
    `A partir de ${day}, a sua organização exige a verificação em duas etapas para entrar.`,
    `From ${day} on, your organization demands two-step verification to sign in.`,
  ],
  activate: ['Ativar agora', 'Set it up now'],
})

export const SecondFactorReminder = ({ from }: { from: string }) => {
  const t = useTexts(TEXTS)
  return (
    <aside
      aria-label={t.label}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-warning-line bg-warning-soft px-3 py-2 text-sm text-warning print:hidden"
    >
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t.from(formatDay(from))}
      </span>
      <Link
        href={secondFactorPath('/account')}
        prefetch={false}
        className="inline-flex min-h-6 items-center font-medium underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {t.activate}
      </Link>
    </aside>
  )
}
