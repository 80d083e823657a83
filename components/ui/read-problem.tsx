'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { problemIn } from '#lib/client/call-api.ts'
import { Button } from './button.tsx'
import { ProblemCallout } from './problem-callout.tsx'

const TEXTS = texts({ again: ['Tentar de novo', 'Try again'] })

export type Read = { isError: boolean; error: Error | null; refetch: () => Promise<unknown> }

export const ReadProblem = ({ read, className }: { read: Read; className?: string }) => {
  const t = useTexts(TEXTS)
  if (!read.isError) return null
  return (
    <ProblemCallout
      className={className}
      problem={problemIn(read.error)}
      action={
        <Button size="small" onClick={() => void read.refetch()}>
          {t.again}
        </Button>
      }
    />
  )
}
