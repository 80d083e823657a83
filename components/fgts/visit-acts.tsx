'use client'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { EachReport } from '#components/tables/each-report.tsx'
import { ExportSelected } from '#components/tables/export-chosen.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { useActOnEach } from '#components/tables/use-act-on-each.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { type Answer, redirectWhenSignedOut, unreachableProblem } from '#lib/client/answer.ts'
import { RECENT_FGTS_BALANCES } from '#lib/client/fgts.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { providersToAskAgain, startedAll } from './ask-again.ts'
import type { FgtsConsultActions } from './fgts-consult-actions.ts'
import type { Visit } from './visit.ts'

const TEXTS = texts({
  again: (count: number) => [`Consultar de novo (${count})`, `Query again (${count})`],
  why: [
    'Consulta de novo só onde não há saldo ou ele venceu.',
    'Queries again only where there is no balance or it has expired.',
  ],
  done: (count: number) => [
    count === 1
      ? '1 cliente consultado de novo; o resultado chega na lista.'
      : `${count} clientes consultados de novo; os resultados chegam na lista.`,
    count === 1
      ? '1 customer queried again; the result arrives in the list.'
      : `${count} customers queried again; the results arrive in the list.`,
  ],
})

type VisitActsProps = {
  selection: Selection
  chosen: readonly Visit[]
  start: FgtsConsultActions['startBalances']
}

const nameOf = ({ documentNumber }: Visit) => maskCpf(documentNumber as Cpf)

export const VisitActs = ({ selection, chosen, start }: VisitActsProps) => {
  const t = useTexts(TEXTS)
  const client = useQueryClient()
  const each = useActOnEach<Visit>({ selection, idOf: ({ customerKey }) => customerKey })
  const able = chosen.filter((visit) => providersToAskAgain(visit).length > 0)
  const askAgain = async (visit: Visit): Promise<Answer<null>> => {
    const { documentNumber, results } = visit
    const providers = providersToAskAgain(visit)
    const answers = await start({ documentNumber, ofQuery: results[0]?.id, providers }).catch(() => [
      { ok: false, problem: unreachableProblem() } as const,
    ])
    const answer = startedAll(answers)
    if (!answer.ok) redirectWhenSignedOut(answer.problem)
    return answer
  }
  const again = async () => {
    await each.run(able, askAgain)
    await client.invalidateQueries({ queryKey: RECENT_FGTS_BALANCES })
  }
  return (
    <SelectionBar
      selection={selection}
      report={
        <EachReport
          progress={each.progress}
          result={each.result}
          doneText={t.done}
          nameOf={nameOf}
          onClose={each.dismiss}
        />
      }
    >
      {able.length > 0 ? (
        <Button
          size="small"
          icon={<RotateCw />}
          title={t.why}
          pending={each.progress !== null}
          onClick={() => void again()}
        >
          {t.again(able.length)}
        </Button>
      ) : null}
      <ExportSelected
        path="/api/panel/balances/export"
        selected={{ ids: chosen.flatMap(({ results }) => results.map(({ id }) => id)) }}
      />
    </SelectionBar>
  )
}
