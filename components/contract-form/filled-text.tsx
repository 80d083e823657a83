import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'

const TEXTS = texts({ change: ['Alterar', 'Change'] })

type FilledTextProps = {
  label: string
  what: string
  values: readonly string[]
  onChange: () => void
  className?: string
}

export const FilledText = ({ label, what, values, onChange, className }: FilledTextProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className={cn('min-w-0', className)}>
      <p className="mb-1.5 font-medium text-sm">{label}</p>
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 rounded-control border bg-sunken px-3.5 py-1 text-sm pointer-coarse:min-h-11">
        <p className="min-w-0 flex-1 break-words">{values.filter(Boolean).join(' · ')}</p>
        <button
          type="button"
          onClick={onChange}
          className="min-h-8 shrink-0 font-medium text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t.change}
          <span className="sr-only"> {what}</span>
        </button>
      </div>
    </div>
  )
}
