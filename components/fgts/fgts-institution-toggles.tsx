'use client'
import { Check } from 'lucide-react'
import { SignalBadge } from '#components/institutions/signal-badge.tsx'
import { SignalNotes } from '#components/institutions/signal-notes.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import type { FgtsInstitution } from './fgts-institution.ts'

const TEXTS = texts({
  institutions: ['Instituições', 'Institutions'],
})

type FgtsInstitutionTogglesProps = {
  institutions: readonly FgtsInstitution[]
  selected: readonly string[]
  onChange: (codes: string[]) => void
  error?: string | undefined
}

export const FgtsInstitutionToggles = ({
  institutions,
  selected,
  onChange,
  error,
}: FgtsInstitutionTogglesProps) => {
  const t = useTexts(TEXTS)
  const toggle = (code: string) =>
    onChange(selected.includes(code) ? selected.filter((other) => other !== code) : [...selected, code])
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'institutions-error' : undefined}>
      <legend className="sr-only">{t.institutions}</legend>
      <div className="flex flex-wrap gap-2">
        {institutions.map(({ code, name, signal }) => (
          <label
            key={code}
            className={cn(
              'inline-flex min-h-10 cursor-pointer select-none items-center gap-2 rounded-control border border-line-strong/70 bg-raised px-3 text-sm transition-colors pointer-coarse:min-h-11',
              'hover:border-ink-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="checkbox"
              className="peer sr-only"
              checked={selected.includes(code)}
              onChange={() => toggle(code)}
              aria-label={name}
              aria-describedby={signal ? `signal-${code}` : undefined}
            />
            <span
              aria-hidden
              className="grid size-4 place-items-center rounded-[0.25rem] border border-line-strong text-on-accent peer-checked:border-accent peer-checked:bg-accent [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100"
            >
              <Check className="size-3" strokeWidth={3} />
            </span>
            <span>{name}</span>
            {signal ? (
              <span id={`signal-${code}`}>
                <SignalBadge signal={signal} />
              </span>
            ) : null}
          </label>
        ))}
      </div>
      <SignalNotes institutions={institutions.filter(({ code }) => selected.includes(code))} />
      {error ? (
        <p id="institutions-error" className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
