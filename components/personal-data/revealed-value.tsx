'use client'
import { Eye, EyeOff } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { usePageAction } from '#components/ui/use-page-action.ts'
import type { RevealField, RevealSubject } from '#lib/client/personal-data.ts'
import { formatReveal } from './revealed-text.ts'
import { useReveal } from './use-reveal.ts'

const CopyButton = dynamic(() => import('#components/ui/copy-button.tsx').then((module) => module.CopyButton))

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

/** Shows a masked value, which the person can reveal for a minute. Every reveal is audited. */
export const RevealedValue = ({ subject, field, masked }: RevealedValueProps) => {
  const t = useTexts(TEXTS)
  const { revealedOf, show, hide, pending, problem } = useReveal(subject)
  const revealed = revealedOf(field)
  const text = revealed && formatReveal(revealed, field)
  const what = t[field]
  const label = text === undefined ? t.show(what) : t.hide(what)
  const toggle = () => (text === undefined ? pending || void show(field) : hide(field))
  const icon = text === undefined ? Eye : EyeOff
  usePageAction({ label, subject: `${subject.subjectType} ${subject.subjectId}`, icon, run: toggle })
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-1 tabular-nums">
      <span className="whitespace-pre-line [overflow-wrap:anywhere]" aria-live="polite">
        {text ?? masked}
      </span>
      <span className="inline-flex items-center">
        <IconButton
          size="small"
          aria-pressed={text !== undefined}
          aria-busy={pending}
          label={label}
          icon={text === undefined ? <Eye /> : <EyeOff />}
          onClick={toggle}
          className="-my-1.5"
        />
        {text === undefined ? null : (
          <CopyButton text={text} label={t.copy(what)} iconOnly className="-my-1.5" />
        )}
      </span>
      {problem ? (
        <span role="alert" className="basis-full font-normal text-danger text-xs">
          {problem.detail} {problem.nextAction}
        </span>
      ) : null}
    </span>
  )
}
