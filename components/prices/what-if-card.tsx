'use client'
import { Calculator, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { PriceChangeDetail, PriceWhatIf } from '#lib/client/prices.ts'
import { WhatIfResultView } from './what-if-result.tsx'

const TEXTS = texts({
  title: ['Efeito nas simulações dos últimos 30 dias', 'Effect on the simulations of the last 30 days'],
  text: [
    'Cada simulação é refeita com os novos termos, com o mesmo cálculo das simulações.',
    'Each simulation is made again with the new terms, with the calculation of every simulation.',
  ],
  textCreate: [
    'Compara com o que foi simulado em todas as tabelas da instituição.',
    'Compared with what was simulated on all tables of the institution.',
  ],
  compute: ['Calcular efeito', 'Compute the effect'],
  again: ['Recalcular', 'Compute again'],
  running: (doneCount: string, total: string) => [
    `${doneCount} de ${total} simulações`,
    `${doneCount} of ${total} simulations`,
  ],
  progress: ['Calculando o efeito', 'Computing the effect'],
  failed: ['O efeito não pôde ser calculado', 'The effect could not be computed'],
  failedText: ['Tente de novo; se continuar, avise o suporte.', 'Try again; if it goes on, tell support.'],
  only: ['1 simulação, a única do período.', '1 simulation, the only one of the period.'],
  whole: (count: string) => [
    `${count} simulações, todas as do período.`,
    `${count} simulations, all of the period.`,
  ],
  sampled: (count: string, foundCount: string) => [
    `Amostra: as ${count} simulações mais novas, de ${foundCount} no período.`,
    `A sample: the newest ${count} simulations of ${foundCount} in the period.`,
  ],
  moreThan: (count: string) => [`mais de ${count}`, `more than ${count}`],
  nothing: [
    'Não houve simulações no período: não há o que recalcular. Veja o caso padrão.',
    'There were no simulations in the period: there is nothing to compute. See the standard case.',
  ],
  computed: ['Calculado', 'Computed'],
})

const count = (value: number) => value.toLocaleString('pt-BR')

type WhatIfCardProps = {
  change: PriceChangeDetail
  now: string
  onCompute?: (() => Promise<ClientProblem | null>) | undefined
}

export const WhatIfCard = ({ change, now, onCompute }: WhatIfCardProps) => {
  const t = useTexts(TEXTS)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const { whatIf } = change
  const compute = async () => {
    setPending(true)
    setProblem((await onCompute?.()) ?? null)
    setPending(false)
  }
  const running = whatIf?.status === 'running'
  return (
    <Card
      title={t.title}
      description={change.kind === 'create' ? t.textCreate : t.text}
      actions={
        onCompute ? (
          <Button
            size="small"
            variant={whatIf ? 'secondary' : 'primary'}
            icon={whatIf ? <RefreshCw /> : <Calculator />}
            pending={pending || running}
            onClick={() => void compute()}
          >
            {whatIf ? t.again : t.compute}
          </Button>
        ) : null
      }
    >
      {problem ? <ProblemCallout problem={problem} className="mb-4" /> : null}
      {running ? <Progress whatIf={whatIf} /> : null}
      {whatIf?.status === 'failed' ? (
        <Callout tone="danger" title={t.failed}>
          {t.failedText}
        </Callout>
      ) : null}
      {whatIf?.status === 'done' ? <FinishedWhatIf whatIf={whatIf} now={now} /> : null}
    </Card>
  )
}

const Progress = ({ whatIf: { done, total } }: { whatIf: PriceWhatIf }) => {
  const t = useTexts(TEXTS)
  return (
    <div>
      <ProgressBar label={t.progress} done={done} total={total} />
      <p className="mt-1 text-ink-muted text-sm tabular-nums" role="status">
        {total === 0 ? t.progress : t.running(count(done), count(total))}
      </p>
    </div>
  )
}

const FinishedWhatIf = ({ whatIf, now }: { whatIf: PriceWhatIf; now: string }) => {
  const t = useTexts(TEXTS)
  const { found, foundIsExact, total, result, finishedAt } = whatIf
  if (!result || total === 0) return <p className="text-ink-muted text-sm">{t.nothing}</p>
  const all = foundIsExact ? count(found) : t.moreThan(count(found))
  return (
    <div className="space-y-4">
      <p className="text-ink-muted text-sm">
        {found > total || !foundIsExact
          ? t.sampled(count(total), all)
          : total === 1
            ? t.only
            : t.whole(count(total))}{' '}
        {finishedAt ? (
          <>
            {t.computed} <RelativeTime at={finishedAt} now={now} />.
          </>
        ) : null}
      </p>
      <WhatIfResultView result={result} />
    </div>
  )
}
