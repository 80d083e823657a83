import { Coffee } from 'lucide-react'
import { useLanguage } from '#components/use-language'
import type { HomeScope } from '#lib/domain/home/home-view'
import { localized, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { homeHref } from './home-address.ts'
import { HOME_SCOPE_NAMES } from './home-scope-names.ts'

const TEXTS = texts({
  title: ['Tudo em dia', 'All caught up'],
  meaning: [
    'Nada espera por você agora. O que precisar da sua atenção aparece aqui sozinho.',
    'Nothing waits for you now. What needs your attention appears here by itself.',
  ],
  elsewhere: (scope: string) => [`Há o que fazer em “${scope}”.`, `There is work in “${scope}”.`],
  show: (scope: string) => [`Ver ${scope}`, `Show ${scope}`],
  newFgts: ['Nova consulta FGTS', 'New FGTS query'],
  newClt: ['Novo termo CLT', 'New CLT term'],
})

/** A queue that is done: a moment of rest, where others still have work, and how to begin the next thing. */
export const NothingWaits = ({ elsewhere }: { elsewhere: HomeScope | null }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const wider = elsewhere && localized(HOME_SCOPE_NAMES[elsewhere], language)
  return (
    <section className="rounded-card border bg-linear-to-b from-accent-soft/60 to-raised shadow-card">
      <EmptyState
        title={t.title}
        icon={<Coffee />}
        className="py-20"
        action={
          <>
            {elsewhere && wider ? (
              <LinkButton href={homeHref({ of: elsewhere })}>{t.show(wider)}</LinkButton>
            ) : null}
            <LinkButton href="/clt">{t.newClt}</LinkButton>
            <LinkButton href="/fgts" variant="primary">
              {t.newFgts}
            </LinkButton>
          </>
        }
      >
        {t.meaning} {wider ? t.elsewhere(wider) : null}
      </EmptyState>
    </section>
  )
}
