'use client'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import type { PreviewReviewRules } from '#lib/client/review.ts'
import { type ReviewRulesValues, reviewRulesToWire } from './review-rules-values.ts'
import { useRulesPreview } from './use-rules-preview.ts'

const TEXTS = texts({
  title: ['No último mês', 'In the last month'],
  description: [
    'O que estas regras, como estão na tela, teriam mandado para a análise.',
    'What these rules, as they are on the screen, would have sent to review.',
  ],
  none: ['Nenhuma proposta foi assinada nos últimos 30 dias.', 'No proposal was signed in the last 30 days.'],
  of: (signed: string) => [
    `de ${signed} propostas assinadas em 30 dias`,
    `of ${signed} proposals signed in 30 days`,
  ],
  counting: (examined: string) => [`Contando: ${examined} até agora`, `Counting: ${examined} so far`],
  bounded: ['Contamos só as primeiras.', 'We counted only the first ones.'],
  invalid: ['Corrija os campos marcados para contar.', 'Correct the marked fields to count.'],
  loading: ['Contando as propostas do último mês', 'Counting last month’s proposals'],
})

type ReviewRulesPreviewProps = { form: UseFormReturn<ReviewRulesValues>; preview: PreviewReviewRules }

const countText = (count: number) => count.toLocaleString('pt-BR')

export const ReviewRulesPreview = ({ form, preview }: ReviewRulesPreviewProps) => {
  const t = useTexts(TEXTS)
  const values = useWatch({ control: form.control }) as ReviewRulesValues
  const rules = reviewRulesToWire(values)
  const isValid = useRulesCheck()?.(rules)
  const { examined, matched, byCode, isDone, bounded, problem } = useRulesPreview(
    isValid ? rules : null,
    preview,
  )
  const body = () => {
    if (isValid === false) return <p className="text-ink-muted text-sm">{t.invalid}</p>
    if (problem) return <ProblemCallout problem={problem} />
    if (examined === 0)
      return isDone ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <div role="status" aria-label={t.loading}>
          <Skeleton lines={3} />
        </div>
      )
    return (
      <>
        <p className="font-semibold text-4xl tabular-nums tracking-tight">{countText(matched)}</p>
        <p className="mt-1 text-ink-muted text-sm">{t.of(countText(examined))}</p>
        <KeyValueList
          className="mt-4"
          items={byCode.map(({ title, count }) => ({ label: title, value: countText(count) }))}
        />
        {isDone ? null : (
          <p className="mt-3 flex items-center gap-2 text-ink-muted text-xs">
            <Spinner /> {t.counting(countText(examined))}
          </p>
        )}
        {bounded ? <p className="mt-3 text-ink-muted text-xs">{t.bounded}</p> : null}
      </>
    )
  }
  return (
    <Card title={t.title} description={t.description}>
      <div aria-live="polite">{body()}</div>
    </Card>
  )
}

type RulesCheck = (rules: unknown) => boolean

const useRulesCheck = (): RulesCheck | undefined => {
  const [check, setCheck] = useState<RulesCheck>()
  useEffect(() => {
    import('#lib/contracts/review/review-rules-fields.ts').then(
      ({ reviewRulesField }) => setCheck(() => (rules: unknown) => reviewRulesField.safeParse(rules).success),
      // If the schema cannot be loaded, only the server validates.
      () => setCheck(() => () => true),
    )
  }, [])
  return check
}
