'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { Customer, StartBalancesOf } from '#lib/client/customers.ts'
import { useStartForCustomer } from './use-start-for-customer.ts'

const TEXTS = texts({
  newFgts: ['Consultar saldo FGTS', 'Query FGTS balance'],
  newClt: ['Novo termo CLT', 'New CLT term'],
  recorded: ['Usa o CPF do cliente (fica registrado)', 'Uses the customer’s CPF (it is recorded)'],
})

type CustomerStartProps = {
  customer: Pick<Customer, 'key' | 'subject' | 'steps'>
  startBalances: StartBalancesOf
}

export const CustomerStart = ({ customer: { key, subject, steps }, startBalances }: CustomerStartProps) => {
  const t = useTexts(TEXTS)
  const starts = useStartForCustomer(startBalances)
  const [pending, setPending] = useState<'fgts' | 'clt' | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const begin = async (what: 'fgts' | 'clt') => {
    setPending(what)
    const answer = await (what === 'fgts' ? starts.fgts(key) : starts.clt(subject))
    if (answer.ok) return
    setPending(null)
    setProblem(answer.problem)
  }
  return (
    <>
      <Button
        pending={pending === 'clt'}
        title={subject ? t.recorded : undefined}
        onClick={() => void begin('clt')}
      >
        {t.newClt}
      </Button>
      <Button
        variant={steps.length === 0 ? 'primary' : 'secondary'}
        pending={pending === 'fgts'}
        onClick={() => void begin('fgts')}
      >
        {t.newFgts}
      </Button>
      {problem ? (
        <p role="alert" className="basis-full text-danger text-sm">
          {problem.detail} {problem.nextAction}
        </p>
      ) : null}
    </>
  )
}
