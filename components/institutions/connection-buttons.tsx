'use client'
import { Activity, Download, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { Answer, ClientProblem } from '#lib/client/answer.ts'
import { type ConnectionActs, useRefetchInstitutions } from '#lib/client/institution-connection.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  test: ['Testar', 'Test'],
  tested: (tables: number) => [
    `Respondeu. Tabelas em uso: ${tables}.`,
    `It answered. Price tables in use: ${tables}.`,
  ],
  importPrices: ['Importar tabelas', 'Import price tables'],
  imported: (drafted: number, unchanged: number, waiting: number) => [
    `Rascunhos em Preços: ${drafted}. Sem mudança: ${unchanged}. Já em aberto: ${waiting}.`,
    `Drafts under Prices: ${drafted}. Unchanged: ${unchanged}. Open already: ${waiting}.`,
  ],
  pause: ['Pausar', 'Pause'],
  pauseTitle: ['Pausar esta conexão?', 'Pause this connection?'],
  pauseText: [
    'Nada novo começa nesta instituição e o que está em andamento espera. Os eventos dela continuam chegando.',
    'Nothing new starts at this institution, and work under way waits. Its events still arrive.',
  ],
  resume: ['Retomar', 'Resume'],
  resumeTitle: ['Retomar esta conexão?', 'Resume this connection?'],
  resumeText: ['O que espera é enviado em até um minuto.', 'What waits is sent within a minute.'],
})

type ConnectionButtonsProps = { institution: InstitutionHealthData; acts: ConnectionActs }

export const ConnectionButtons = ({ institution, acts }: ConnectionButtonsProps) => {
  const t = useTexts(TEXTS)
  const { code, connection } = institution
  const run = useConnectionAct()
  if (!connection || connection.state === 'connecting') return null
  const { test, importPrices, switchTo } = acts
  const isPaused = connection.state === 'paused'
  return (
    <>
      {test && !isPaused ? (
        <Button
          size="small"
          icon={<Activity />}
          pending={run.pending === 'test'}
          onClick={() => run.start('test', runAction(test, { code }), ({ tables }) => t.tested(tables))}
        >
          {t.test}
        </Button>
      ) : null}
      {importPrices && !isPaused ? (
        <Button
          size="small"
          icon={<Download />}
          pending={run.pending === 'import'}
          onClick={() =>
            run.start('import', runAction(importPrices, { code }), ({ drafted, unchanged, waiting }) =>
              t.imported(drafted, unchanged, waiting),
            )
          }
        >
          {t.importPrices}
        </Button>
      ) : null}
      {switchTo ? <SwitchButton code={code} isPaused={isPaused} switchTo={switchTo} /> : null}
      {run.done ? (
        <p role="status" className="w-full text-sm">
          {run.done}
        </p>
      ) : null}
      {run.problem ? (
        <div className="w-full">
          <ProblemCallout problem={run.problem} />
        </div>
      ) : null}
    </>
  )
}

const useConnectionAct = () => {
  const refetch = useRefetchInstitutions()
  const [pending, setPending] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const start = async <Data,>(name: string, answer: Promise<Answer<Data>>, text: (data: Data) => string) => {
    setPending(name)
    setDone(null)
    setProblem(null)
    const result = await answer
    setPending(null)
    if (result.ok) setDone(text(result.data))
    else setProblem(result.problem)
    refetch()
  }
  return { pending, done, problem, start }
}

type SwitchButtonProps = {
  code: string
  isPaused: boolean
  switchTo: NonNullable<ConnectionActs['switchTo']>
}

/** One button for both actions, so that the focus stays on it when the action changes. */
const SwitchButton = ({ code, isPaused, switchTo }: SwitchButtonProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchInstitutions()
  const label = isPaused ? t.resume : t.pause
  const confirm = async () => {
    const answer = await runAction(switchTo, { code, to: isPaused ? 'active' : 'paused' })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    announce(label)
    return undefined
  }
  return (
    <AlertDialog
      title={isPaused ? t.resumeTitle : t.pauseTitle}
      description={isPaused ? t.resumeText : t.pauseText}
      confirmLabel={label}
      tone="primary"
      onConfirm={confirm}
      trigger={
        <Button size="small" icon={isPaused ? <Play /> : <Pause />}>
          {label}
        </Button>
      }
    />
  )
}
