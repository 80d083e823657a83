'use client'
import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import { CONNECTION_STEPS, type ConnectionStep } from '#lib/domain/institutions/connection-progress.ts'

const TEXTS = texts({
  title: ['Conexão passo a passo', 'Connecting step by step'],
  address: ['Endereço', 'Address'],
  credentials: ['Credenciais', 'Credentials'],
  test_call: ['Chamada de teste', 'Test call'],
  receiver: ['Receptor cadastrado lá', 'Receiver registered there'],
  tables: ['Tabelas em vigor', 'Price tables in force'],
  first_answer: ['Primeiro saldo ou margem', 'First balance or margin'],
  done: ['feito', 'done'],
  now: ['agora', 'now'],
  later: ['depois', 'later'],
  receiverHint: [
    'A instituição não cadastrou o receptor. Confira o escopo webhooks lá e conecte de novo.',
    'The institution did not register the receiver. Check the webhooks scope there and connect again.',
  ],
  importHint: ['Importe as tabelas.', 'Import the price tables.'],
  openHint: (count: number) => [
    `Ainda por propor ou aprovar em Preços: ${count}`,
    `Still to propose or approve under Prices: ${count}`,
  ],
  askHint: ['Consulte um CPF de teste', 'Query a test CPF'],
})

type StepState = 'done' | 'now' | 'later'

const ICONS = { done: CircleCheck, now: CircleDot, later: CircleDashed } as const

export const ConnectionSteps = ({ institution }: { institution: InstitutionHealthData }) => {
  const t = useTexts(TEXTS)
  const done = institution.connection?.doneSteps ?? []
  const current = CONNECTION_STEPS.find((step) => !done.includes(step))
  if (current === undefined) return null
  const stateOf = (step: ConnectionStep): StepState => {
    if (done.includes(step)) return 'done'
    return step === current ? 'now' : 'later'
  }
  return (
    <section aria-label={t.title}>
      <h3 className="mb-2 font-semibold text-sm">{t.title}</h3>
      <ol className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {CONNECTION_STEPS.map((step) => (
          <Step key={step} name={t[step]} state={stateOf(step)}>
            {step === current ? <StepHint step={step} institution={institution} /> : null}
          </Step>
        ))}
      </ol>
    </section>
  )
}

const Step = ({ name, state, children }: { name: string; state: StepState; children: ReactNode }) => {
  const t = useTexts(TEXTS)
  const Icon = ICONS[state]
  return (
    <li aria-current={state === 'now' ? 'step' : undefined} className="flex items-start gap-2">
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-4 shrink-0', state === 'done' ? 'text-positive' : 'text-ink-muted')}
      />
      <span className={cn('min-w-0', state === 'later' && 'text-ink-muted')}>
        <span className={cn(state === 'now' && 'font-medium')}>{name}</span>
        <span className="sr-only">: {t[state]}</span>
        {children}
      </span>
    </li>
  )
}

const StepHint = ({ step, institution }: { step: ConnectionStep; institution: InstitutionHealthData }) => {
  const t = useTexts(TEXTS)
  const openChanges = institution.connection?.openChanges ?? 0
  const hint = 'block text-ink-muted text-xs'
  const link = `${hint} underline underline-offset-2`
  if (step === 'receiver') return <span className={hint}>{t.receiverHint}</span>
  if (step === 'tables')
    return openChanges > 0 ? (
      <Link href="/prices" className={link}>
        {t.openHint(openChanges)}
      </Link>
    ) : (
      <span className={hint}>{t.importHint}</span>
    )
  if (step !== 'first_answer') return null
  return (
    <Link href={institution.products.includes('fgts') ? '/fgts' : '/clt'} className={link}>
      {t.askHint}
    </Link>
  )
}
