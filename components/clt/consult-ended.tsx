'use client'
import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { draftStorage } from '#components/drafts/draft-storage.ts'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReveal } from '#components/personal-data/use-reveal.ts'
import type { ReasonWords } from '#components/reasons/say-reasons.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Consult } from '#lib/client/clt.ts'
import type { Language } from '#lib/domain/language.ts'
import type { CltInstitution } from './clt-institution.ts'
import { CONSULT_DRAFT, consultValuesOf, REVEALED_FOR_TERM } from './consult-values.ts'

const TEXTS = texts({
  newTermAt: (institution: string) => [`Novo termo na ${institution}`, `New term at ${institution}`],
  newTerm: ['Novo termo com estes dados', 'New term with this data'],
  none: ['Consulta não concluída', 'Query not completed'],
  expired: ['A margem venceu', 'The margin has expired'],
  expiredMeaning: ['O prazo para usar esta margem terminou.', 'The time to use this margin is over.'],
  expiredNext: [
    'Crie um termo novo e envie o link ao cliente.',
    'Create a new term and send the customer the link.',
  ],
})

type ConsultEndedProps = { consult: Consult; institutions: readonly CltInstitution[] }

/** Reasons that come from one institution's policy; another institution may still lend. */
const ELSEWHERE = ['consult_credit_refused', 'employer_outside_policy']

export const ConsultEnded = ({ consult, institutions }: ConsultEndedProps) => {
  const router = useRouter()
  const language = useLanguage()
  const t = useTexts(TEXTS)
  const { ask, pending, problem } = useReveal({ subjectType: 'clt_consult', subjectId: consult.id })
  const startAgain = async (provider: string) => {
    const revealed = await ask(REVEALED_FOR_TERM, 'new_contract')
    if (!revealed) return
    // Personal data goes into a draft of this tab, never into a URL.
    draftStorage.write(CONSULT_DRAFT, consultValuesOf(consult, revealed, provider))
    router.push('/clt')
  }
  const code = consult.code ?? 'provider_error'
  const { title, text, nextAction, tone } = wordsOf(consult, useReasons([code])(code), language)
  const others = institutions.filter(({ code }) => code !== consult.provider)
  const elsewhere = ELSEWHERE.includes(consult.code ?? '') && others.length > 0
  return (
    <Callout
      tone={tone}
      title={<span className="text-base">{title}</span>}
      className="p-4"
      action={
        elsewhere ? (
          others.map(({ code, name }) => (
            <Button key={code} pending={pending} icon={<Plus />} onClick={() => startAgain(code)}>
              {t.newTermAt(name)}
            </Button>
          ))
        ) : (
          <Button pending={pending} icon={<Plus />} onClick={() => startAgain(consult.provider)}>
            {t.newTerm}
          </Button>
        )
      }
    >
      <p>{text}</p>
      <p className="mt-1">{nextAction}</p>
      {problem ? (
        <p role="alert">
          {problem.detail} {problem.nextAction}
        </p>
      ) : null}
    </Callout>
  )
}

const wordsOf = (
  { status, description, nextAction }: Consult,
  reason: ReasonWords | undefined,
  language: Language,
) => {
  if (status === 'SUCCESS') {
    const t = localizedTexts(TEXTS, language)
    return {
      title: t.expired,
      text: t.expiredMeaning,
      nextAction: t.expiredNext,
      tone: 'warning' as const,
    }
  }
  return {
    title: reason?.title ?? localized(TEXTS.none, language),
    text: description ?? '',
    nextAction: nextAction ?? '',
    tone: reason?.kind === 'refusal' && status === 'REJECTED' ? ('danger' as const) : ('warning' as const),
  }
}
