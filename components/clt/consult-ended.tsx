'use client'
import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { Consult } from '#lib/client/clt'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import { draftStorage } from '../proposals/draft-storage.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import type { CltInstitution } from './clt-institution.ts'
import { CONSULT_DRAFT, consultValuesOf } from './consult-values.ts'

type ConsultEndedProps = { consult: Consult; institutions: readonly CltInstitution[] }

/** Refusals of one institution that another may not share. */
const ELSEWHERE = ['consult_credit_refused', 'employer_outside_policy']

/** Why there is no margin to use, and the way on: another term with the same data, where that can help. */
export const ConsultEnded = ({ consult, institutions }: ConsultEndedProps) => {
  const router = useRouter()
  const again = (provider: string) => {
    // A draft in this tab, not an address: what is personal stands in no link.
    draftStorage.write(CONSULT_DRAFT, consultValuesOf(consult, provider))
    router.push('/clt')
  }
  const { title, text, nextAction, tone } = wordsOf(consult)
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
            <Button key={code} icon={<Plus />} onClick={() => again(code)}>
              Novo termo na {name}
            </Button>
          ))
        ) : (
          <Button icon={<Plus />} onClick={() => again(consult.provider)}>
            Novo termo com estes dados
          </Button>
        )
      }
    >
      <p>{text}</p>
      <p className="mt-1">{nextAction}</p>
    </Callout>
  )
}

const wordsOf = ({ status, code, description, nextAction }: Consult) => {
  if (status === 'SUCCESS')
    return {
      title: 'A margem venceu',
      text: 'O prazo para usar esta margem terminou.',
      nextAction: 'Crie um termo novo e envie o link ao cliente.',
      tone: 'warning' as const,
    }
  const known = code && isReasonCode(code) ? code : 'provider_error'
  return {
    title: reasonTexts(known, 'pt-BR').title,
    text: description ?? '',
    nextAction: nextAction ?? '',
    tone:
      reasonOf(known).kind === 'refusal' && status === 'REJECTED'
        ? ('danger' as const)
        : ('warning' as const),
  }
}
