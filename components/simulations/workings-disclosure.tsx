'use client'
import { ChevronDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { problemIn } from '#lib/client/call-api.ts'
import { useWorkings, type WorkingsSource } from '#lib/client/simulations.ts'

const loadFgts = () => import('./fgts-workings-list.tsx').then((module) => module.FgtsWorkingsList)
const loadClt = () => import('./clt-workings-list.tsx').then((module) => module.CltWorkingsList)
const load = () => Promise.all([loadFgts(), loadClt()])
const FgtsWorkingsList = dynamic(loadFgts, { ssr: false, loading: () => <ComingWorkings /> })
const CltWorkingsList = dynamic(loadClt, { ssr: false, loading: () => <ComingWorkings /> })

const TEXTS = texts({
  title: ['Como chegamos a este valor', 'How we arrive at this amount'],
  region: ['Memória de cálculo', 'Workings'],
})

type WorkingsDisclosureProps = { source: WorkingsSource; className?: string }

export const WorkingsDisclosure = ({ source, className }: WorkingsDisclosureProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  usePreloaded(load, open)
  const { data, error, isPlaceholderData } = useWorkings(source, open)
  return (
    <details
      className={cn('group overflow-hidden rounded-card border bg-raised shadow-card', className)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-medium hover:bg-sunken sm:px-5">
        {t.title}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <section
        aria-label={t.region}
        aria-busy={isPlaceholderData}
        className={cn('border-t px-4 py-4 transition-opacity sm:px-5', isPlaceholderData && 'opacity-60')}
      >
        {error ? <ProblemCallout problem={problemIn(error)} /> : null}
        {!error && !data ? <ComingWorkings /> : null}
        {!error && data?.product === 'fgts' ? <FgtsWorkingsList workings={data} /> : null}
        {!error && data?.product === 'clt' ? <CltWorkingsList workings={data} /> : null}
      </section>
    </details>
  )
}

const ComingWorkings = () => <Skeleton lines={8} className="space-y-5" />
