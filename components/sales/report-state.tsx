import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: ['Calculando', 'Calculating'],
})

type ReportStateProps<Data> = {
  report: UseQueryResult<Data>
  lines: number
  children: (data: Data) => ReactNode
}

/** The previous data stay visible while a report reloads and if the reload fails. */
export const ReportState = <Data,>({ report, lines, children }: ReportStateProps<Data>) => {
  const t = useTexts(TEXTS)
  if (report.data === undefined)
    return report.isError ? (
      <ReadProblem query={report} />
    ) : (
      <div role="status" aria-label={t.loading}>
        <Skeleton variant="row" lines={lines} />
      </div>
    )
  return (
    <>
      <ReadProblem query={report} className="mb-4" />
      <div className={report.isPlaceholderData ? 'opacity-60' : undefined}>{children(report.data)}</div>
    </>
  )
}
