'use client'
import { useState } from 'react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { cn } from '#components/ui/class-names.ts'
import { TONE_BOX } from '#components/ui/tone.ts'
import { useLanguage } from '#components/use-language.ts'
import type { HomeGroup } from '#lib/client/home.ts'
import { HOME_KIND_DISPLAY } from './home-kind-display.ts'
import { HomeRow } from './home-row.tsx'

const TEXTS = texts({
  all: (count: number, more: boolean) => [
    more ? `Mostrar os primeiros ${count}` : `Mostrar todos os ${count}`,
    more ? `Show the first ${count}` : `Show all ${count}`,
  ],
  fewer: ['Mostrar menos', 'Show fewer'],
})

const SHOWN = 5

type HomeSectionProps = {
  group: HomeGroup
  first: boolean
  institutionName: (code: string) => string
  now: string
}

export const HomeSection = ({ group, first, ...rowProps }: HomeSectionProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { kind, lines, more } = group
  const { icon: Icon, tone, title, meaning } = HOME_KIND_DISPLAY[kind]
  const id = `home-${kind}`
  return (
    <section aria-labelledby={id} className="rounded-card border bg-raised shadow-card">
      <header className="flex items-center gap-3 px-4 py-3.5 sm:px-5">
        <span
          aria-hidden
          className={cn(
            'grid size-8 shrink-0 place-items-center rounded-full border [&_svg]:size-4',
            TONE_BOX[tone],
          )}
        >
          <Icon />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="flex items-center gap-2 font-semibold leading-6">
            {localized(title, language)}
            <span className="rounded-full bg-sunken px-2 font-medium text-ink-muted text-xs tabular-nums leading-5">
              {lines.length}
              {more ? '+' : ''}
            </span>
          </h2>
          <p className="text-ink-muted text-sm">{localized(meaning, language)}</p>
        </div>
      </header>
      <ul className="divide-y divide-line border-t">
        {lines.slice(0, open ? undefined : SHOWN).map((line, index) => (
          <HomeRow key={line.targetIds[0]} line={line} first={first && index === 0} {...rowProps} />
        ))}
      </ul>
      {lines.length > SHOWN ? (
        <div className="border-t px-2 py-1.5">
          <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t.fewer : t.all(lines.length, more)}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
