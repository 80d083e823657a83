'use client'
import { Eye, EyeOff } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { usePageAction } from '#components/ui/use-page-action.ts'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { RevealField, RevealSubject } from '#lib/client/personal-data.ts'
import { useReveal } from './use-reveal.ts'

const load = () => import('./revealed-parts.tsx')
const RevealedText = dynamic(() => load().then((module) => module.RevealedText))
const CopyRevealed = dynamic(() => load().then((module) => module.CopyRevealed))

const TEXTS = texts({
  hide: (what: string) => [`Ocultar ${what}`, `Hide ${what}`],
  show: (what: string) => [`Mostrar ${what} (fica registrado)`, `Show ${what} (it is recorded)`],
  copy: (what: string) => [`Copiar ${what}`, `Copy ${what}`],
  documentNumber: ['o CPF', 'the CPF'],
  birthDate: ['o nascimento', 'the date of birth'],
  email: ['o e-mail', 'the e-mail'],
  phone: ['o celular', 'the mobile number'],
  motherName: ['o nome da mãe', 'the mother’s name'],
  identityDocument: ['o documento', 'the document'],
  address: ['o endereço', 'the address'],
})

export type RevealedValueProps = {
  subject: RevealSubject
  field: RevealField
  masked: ReactNode
}

export const RevealedValue = ({ subject, field, masked }: RevealedValueProps) => {
  const t = useTexts(TEXTS)
  const { revealedOf, show, hide, pending, problem } = useReveal(subject)
  const revealed = revealedOf(field)
  const shown = revealed?.[field] ? { revealed, field } : null
  const what = t[field]
  const label = shown ? t.hide(what) : t.show(what)
  const toggle = () => (shown ? hide(field) : pending || void show(field))
  const Icon = shown ? EyeOff : Eye
  usePreloaded(load, shown !== null)
  usePageAction({ label, subject: `${subject.subjectType} ${subject.subjectId}`, icon: Icon, run: toggle })
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-1 tabular-nums">
      <span className="whitespace-pre-line [overflow-wrap:anywhere]" aria-live="polite">
        {shown ? <RevealedText {...shown} /> : masked}
      </span>
      <span className="inline-flex items-center">
        <IconButton
          size="small"
          aria-pressed={shown !== null}
          aria-busy={pending}
          label={label}
          icon={<Icon />}
          onClick={toggle}
          className="-my-1.5"
        />
        {shown ? <CopyRevealed {...shown} label={t.copy(what)} /> : null}
      </span>
      {problem ? (
        <span role="alert" className="basis-full font-normal text-danger text-xs">
          {problem.detail} {problem.nextAction}
        </span>
      ) : null}
    </span>
  )
}
