'use client'
import { localized } from '#components/language/texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { CltOffer } from '#lib/client/clt-offers.ts'
import type { CltChoice } from './clt-choice.ts'
import { OperationProblem } from './operation-problem.tsx'
import { quickFixOf } from './quick-fix.ts'

type CltSimulationProblemProps = {
  problem: ClientProblem
  consultId: string
  choice: CltChoice
  most: CltOffer['figures'] | undefined
  onChange: (change: Partial<CltChoice>) => void
}

export const CltSimulationProblem = ({
  problem,
  consultId,
  onChange,
  ...request
}: CltSimulationProblemProps) => {
  const language = useLanguage()
  const way = quickFixOf({ problem, ...request })
  if (!way) return <OperationProblem problem={problem} consultId={consultId} />
  return (
    <ProblemCallout
      problem={problem}
      action={
        <Button size="small" onClick={() => onChange(way.change)}>
          {localized(way.label, language)}
        </Button>
      }
    />
  )
}
