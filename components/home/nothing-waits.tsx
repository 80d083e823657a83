import { Coffee } from 'lucide-react'
import dynamic from 'next/dynamic'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { HomeScope } from '#lib/domain/home/home-view.ts'
import { homeHref } from './home-address.ts'
import { HOME_SCOPE_NAMES } from './home-scope-names.ts'

const SalePath = dynamic(() => import('./sale-path.tsx').then((module) => module.SalePath))

const TEXTS = texts({
  begin: ['Comece pelo CPF de um cliente', 'Begin with a customer’s CPF'],
  title: ['Tudo em dia', 'All caught up'],
  meaning: [
    'Nada depende de você agora. O que precisar da sua atenção aparece aqui sozinho.',
    'Nothing depends on you now. What needs your attention appears here by itself.',
  ],
  elsewhere: (scope: string) => [`Há o que fazer em “${scope}”.`, `There is work in “${scope}”.`],
  show: (scope: string) => [`Ver ${scope}`, `Show ${scope}`],
  newFgts: ['Nova consulta FGTS', 'New FGTS query'],
  newClt: ['Novo termo CLT', 'New CLT term'],
})

type NothingWaitsProps = {
  elsewhere: HomeScope | null
  isBeginning: boolean
}

export const NothingWaits = ({ elsewhere, isBeginning }: NothingWaitsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const wider = elsewhere && localized(HOME_SCOPE_NAMES[elsewhere], language)
  return (
    <section className="rounded-card border bg-linear-to-b from-accent-soft/60 to-raised shadow-card">
      <EmptyState
        title={isBeginning ? t.begin : t.title}
        icon={<Coffee />}
        className={isBeginning ? 'py-12' : 'py-20'}
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
      {isBeginning ? <SalePath /> : null}
    </section>
  )
}
