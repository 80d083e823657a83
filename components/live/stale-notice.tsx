import { problemIn } from '#lib/client/call-api'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import type { Read } from '../ui/read-problem.tsx'

const TEXTS = texts({
  stale: ['O que aparece aqui pode estar desatualizado.', 'What you see here may be out of date.'],
  again: ['Tentar de novo', 'Try again'],
})

/** Explains why the page still shows old data: its refetch failed. */
export const StaleNotice = ({ read, className = 'mb-5' }: { read: Read; className?: string }) => {
  const t = useTexts(TEXTS)
  if (!read.isError) return null
  const { title, detail, nextAction } = problemIn(read.error)
  return (
    <Callout
      tone="warning"
      title={title}
      className={className}
      action={
        <Button size="small" onClick={() => void read.refetch()}>
          {t.again}
        </Button>
      }
    >
      {t.stale} {detail} {nextAction}
    </Callout>
  )
}
