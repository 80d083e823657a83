'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { cpfHandoff } from '#components/fields/cpf-handoff.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReveals } from '#components/personal-data/use-reveals.ts'
import { Button } from '#components/ui/button.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { Customer, StartBalancesOf } from '#lib/client/customers.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  newFgts: ['Consultar saldo FGTS', 'Query FGTS balance'],
  newClt: ['Novo termo CLT', 'New CLT term'],
  recorded: ['Usa o CPF do cliente (fica registrado)', 'Uses the customer’s CPF (it is recorded)'],
})

type CustomerStartProps = {
  customer: Pick<Customer, 'key' | 'subject'>
  startBalances: StartBalancesOf
}

export const CustomerStart = ({ customer: { key, subject }, startBalances }: CustomerStartProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const { ask } = useReveals()
  const [pending, setPending] = useState<'fgts' | 'clt' | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const showRefusal = (reported: ClientProblem) => {
    setPending(null)
    setProblem(reported)
  }
  const startFgts = async () => {
    setPending('fgts')
    const answer = await runAction(startBalances, { key })
    if (answer.ok) router.push(`/fgts?q=${answer.data.queryIds.join(',')}`)
    else showRefusal(answer.problem)
  }
  const startClt = async () => {
    if (subject) {
      setPending('clt')
      const answer = await ask(subject, ['documentNumber'], 'new_contract')
      if (!answer.ok) return showRefusal(answer.problem)
      cpfHandoff.put(answer.data.documentNumber ?? '')
    }
    router.push('/clt')
  }
  return (
    <>
      <Button
        pending={pending === 'clt'}
        title={subject ? t.recorded : undefined}
        onClick={() => void startClt()}
      >
        {t.newClt}
      </Button>
      <Button variant="primary" pending={pending === 'fgts'} onClick={() => void startFgts()}>
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
