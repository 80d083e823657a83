'use client'
import { problemIn } from '#lib/client/call-api'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from './button.tsx'
import { ProblemCallout } from './problem-callout.tsx'

const TEXTS = texts({ again: ['Tentar de novo', 'Try again'] })

/** As much as is asked of a read of TanStack Query. */
export type Read = { isError: boolean; error: Error | null; refetch: () => Promise<unknown> }

/** Why something could not be read, and the way to try again; nothing while all is well. */
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
