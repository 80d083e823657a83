'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { problemIn } from '#lib/client/call-api.ts'
import { Button } from './button.tsx'
import { ProblemCallout } from './problem-callout.tsx'

const TEXTS = texts({ again: ['Tentar de novo', 'Try again'] })

export type QueryState = { isError: boolean; error: Error | null; refetch: () => Promise<unknown> }

export const ReadProblem = ({ query, className }: { query: QueryState; className?: string }) => {
  const t = useTexts(TEXTS)
  if (!query.isError) return null
  return (
    <ProblemCallout
      className={className}
      problem={problemIn(query.error)}
      action={
        <Button size="small" onClick={() => void query.refetch()}>
          {t.again}
        </Button>
      }
    />
  )
}
