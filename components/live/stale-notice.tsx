import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import type { QueryState } from '#components/ui/read-problem.tsx'
import { problemIn } from '#lib/client/call-api.ts'

const TEXTS = texts({
  stale: ['O que aparece aqui pode estar desatualizado.', 'What you see here may be out of date.'],
  again: ['Tentar de novo', 'Try again'],
})

export const StaleNotice = ({ query, className = 'mb-5' }: { query: QueryState; className?: string }) => {
  const t = useTexts(TEXTS)
  if (!query.isError) return null
  const { title, detail, nextAction } = problemIn(query.error)
  return (
    <Callout
      tone="warning"
      title={title}
      className={className}
      action={
        <Button size="small" onClick={() => void query.refetch()}>
          {t.again}
        </Button>
      }
    >
      {t.stale} {detail} {nextAction}
    </Callout>
  )
}
