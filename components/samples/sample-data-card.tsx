'use client'
import { ListPlus, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'
import {
  isWorking,
  type SampleAction,
  type SampleData,
  useSampleData,
  useStoreSampleData,
} from '#lib/client/samples.ts'
import { SampleProgress } from './sample-progress.tsx'

const TEXTS = texts({
  none: ['Conheça o sistema com dados de exemplo', 'Get to know the system with sample data'],
  noneText: [
    'Um mês de FGTS e CLT: clientes, propostas, produção, análise e webhooks. Tudo é fictício: os nomes têm “Exemplo”, e você remove tudo com um clique.',
    'A month of FGTS and CLT: customers, proposals, sales, review and webhooks. All of it is made up: names have “Exemplo”, and one press removes it all.',
  ],
  create: ['Criar dados de exemplo', 'Create sample data'],
  creating: ['Criando os dados de exemplo', 'Creating the sample data'],
  creatingText: ['Você pode continuar usando o sistema.', 'You can go on using the system.'],
  ready: ['Esta demonstração tem dados de exemplo', 'This demonstration has sample data'],
  readyText: (customers: string) => [
    `São ${customers} clientes fictícios; os nomes têm “Exemplo”. O que você criou não é removido.`,
    `There are ${customers} made-up customers; their names have “Exemplo”. What you created is not removed.`,
  ],
  failed: ['Os dados de exemplo ficaram pela metade', 'The sample data is incomplete'],
  failedText: (done: string, total: string) => [
    `Existem ${done} de ${total} clientes. Continue de onde parou, ou remova todos.`,
    `There are ${done} of ${total} customers. Go on from there, or remove them all.`,
  ],
  resume: ['Continuar a criação', 'Go on creating'],
  notRemoved: ['Os dados de exemplo não foram removidos', 'The sample data has not been removed'],
  notRemovedText: [
    'Nada foi apagado. Tente remover de novo.',
    'Nothing was deleted. Try to remove it again.',
  ],
  remove: ['Remover dados de exemplo', 'Remove sample data'],
  stop: ['Parar e remover', 'Stop and remove'],
  removing: ['Removendo os dados de exemplo', 'Removing the sample data'],
  removingText: ['O que você criou fica.', 'What you created stays.'],
  kept: [
    'A última remoção manteve os clientes de exemplo para quem você criou propostas.',
    'The last removal kept the sample customers for whom you created proposals.',
  ],
})

const SETTLED_AFTER_MS = 1_000

type SampleDataCardProps = { initial: SampleData; create: SampleAction; remove: SampleAction }

export const SampleDataCard = ({ initial, create, remove }: SampleDataCardProps) => {
  const t = useTexts(TEXTS)
  const { data } = useSampleData(initial)
  const actions = useSampleActions({ create, remove })
  useRefreshAfter(data)
  const { status, kept } = data
  const { problem } = actions
  const { title, text } = useWords(data)
  return (
    <section
      aria-labelledby="sample-data"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed p-4 sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="sample-data" className="flex items-start gap-2 font-semibold leading-6">
          <ListPlus aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
          {title}
        </h2>
        <p aria-live="polite" className="mt-0.5 text-ink-muted text-sm">
          {text}
        </p>
        {status === 'none' && kept > 0 ? <p className="mt-1 text-ink-muted text-sm">{t.kept}</p> : null}
        {isWorking(data) ? <SampleProgress data={data} label={title} /> : null}
        {problem ? <ProblemCallout problem={problem} className="mt-3" /> : null}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-auto">
        <SampleButtons data={data} actions={actions} />
      </div>
    </section>
  )
}

type SampleButtonsProps = {
  data: SampleData
  actions: ReturnType<typeof useSampleActions>
}

/**
 * The first button serves for all actions, so that it keeps the focus. It offers "stop" only once the
 * creation has advanced, so that a double click on "create" is harmless.
 */
const SampleButtons = ({ data, actions }: SampleButtonsProps) => {
  const t = useTexts(TEXTS)
  const { run, running, startedFrom } = actions
  const { status, done } = data
  const isStarting = status === 'creating' && done === startedFrom
  const isHalf = isHalfCreated(data)
  const creates = status === 'none' || isStarting || isHalf
  const act = creates ? 'create' : 'remove'
  const isNew = useIsNew(act)
  const removal = status === 'creating' ? t.stop : t.remove
  return (
    <>
      <Button
        variant={creates ? 'primary' : 'secondary'}
        icon={creates ? undefined : <Trash2 />}
        pending={isStarting || status === 'removing' || running === act || (isNew && !creates)}
        onClick={() => void run(act)}
      >
        {isHalf ? t.resume : creates ? t.create : removal}
      </Button>
      {isHalf ? (
        <Button icon={<Trash2 />} pending={running === 'remove'} onClick={() => void run('remove')}>
          {t.remove}
        </Button>
      ) : null}
    </>
  )
}

/**
 * Returns whether `act` has changed within a second: a press may still have been meant for the one before.
 */
const useIsNew = (act: Act): boolean => {
  const [settled, setSettled] = useState(act)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(act), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [act])
  return settled !== act
}

/** Returns whether the creation failed. After a failed removal, the sample data is usually complete. */
const isHalfCreated = ({ status, done, total }: SampleData) => status === 'failed' && done < total

const useWords = (data: SampleData): { title: string; text: string } => {
  const t = useTexts(TEXTS)
  const { status, total, done, skipped } = data
  const customers = String(done - skipped)
  if (status === 'failed')
    return isHalfCreated(data)
      ? { title: t.failed, text: t.failedText(customers, String(total)) }
      : { title: t.notRemoved, text: t.notRemovedText }
  const text = {
    none: t.noneText,
    creating: t.creatingText,
    ready: t.readyText(customers),
    removing: t.removingText,
  }[status]
  return { title: t[status], text }
}

type Act = 'create' | 'remove'

const useSampleActions = (actions: Readonly<Record<Act, SampleAction>>) => {
  const router = useRouter()
  const { store } = useStoreSampleData()
  const [running, setRunning] = useState<Act | null>(null)
  const [startedFrom, setStartedFrom] = useState<number | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const run = async (act: Act) => {
    if (running) return
    setRunning(act)
    const answer = await runAction(actions[act], { confirmed: true })
    setRunning(null)
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) return
    if (act === 'create') setStartedFrom(answer.data.done)
    await store(answer.data)
    // Renders the frame again, because its banner must now appear or disappear on the other pages.
    router.refresh()
  }
  return { run, running, startedFrom, problem }
}

const useRefreshAfter = (data: SampleData) => {
  const router = useRouter()
  const { refreshLists } = useStoreSampleData()
  const refresh = useRef(() => {})
  useEffect(() => {
    refresh.current = () => {
      router.refresh()
      void refreshLists()
    }
  })
  const wasWorking = useRef(isWorking(data))
  useEffect(() => {
    if (wasWorking.current && !isWorking(data)) refresh.current()
    wasWorking.current = isWorking(data)
  }, [data])
}
