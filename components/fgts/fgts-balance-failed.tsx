'use client'
import { RotateCw } from 'lucide-react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { useLanguage } from '#components/use-language.ts'
import { fgtsAppSteps } from './fgts-app-steps.ts'
import { FgtsBalanceFrame } from './fgts-balance-frame.tsx'
import { FgtsGuideDialog } from './fgts-guide-dialog.tsx'
import { FgtsStepsList } from './fgts-steps-list.tsx'
import { stepsOf } from './steps-of.ts'

const TEXTS = texts({
  notCompleted: ['Consulta não concluída', 'Query not completed'],
  noResult: ['Sem resultado', 'No result'],
  queryAgainAt: (name: string) => [`Consultar de novo na ${name}`, `Query ${name} again`],
  queryAgain: ['Consultar de novo', 'Query again'],
})

export type FgtsBalanceFailure = {
  code: string | null
  text: string
  nextAction: string
  retryable: boolean
}

type FgtsBalanceFailedProps = {
  name: string
  failure: FgtsBalanceFailure
  onRetry: () => void
  retrying: boolean
}

export const FgtsBalanceFailed = ({ name, failure, onRetry, retrying }: FgtsBalanceFailedProps) => {
  const t = useTexts(TEXTS)
  const { code, text, nextAction, retryable } = failure
  const language = useLanguage()
  const ofApp = fgtsAppSteps(code, name)?.map((step) => localized(step, language))
  const steps = ofApp ?? stepsOf(nextAction).map((step) => `${step}.`)
  const [only] = steps
  const reason = useReasons([code])(code)
  const forCustomer = reason?.whoActs === 'customer'
  return (
    <FgtsBalanceFrame
      name={name}
      status={<Badge tone={forCustomer ? 'warning' : 'danger'}>{t.noResult}</Badge>}
      footer={
        <>
          {retryable ? (
            <Button
              size="small"
              icon={<RotateCw />}
              pending={retrying}
              onClick={onRetry}
              aria-label={t.queryAgainAt(name)}
            >
              {t.queryAgain}
            </Button>
          ) : null}
          <FgtsGuideDialog code={code} name={name} text={text} />
        </>
      }
    >
      <p className="font-medium">{reason?.title ?? t.notCompleted}</p>
      <p className="mt-1 text-pretty text-ink-muted text-sm">{text}</p>
      {steps.length > 1 ? (
        <FgtsStepsList steps={steps} />
      ) : (
        <p className="mt-3 text-pretty text-sm">{only}</p>
      )}
    </FgtsBalanceFrame>
  )
}
