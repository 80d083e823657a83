'use client'
import { useRouter } from 'next/navigation'
import { Dialog as Primitive } from 'radix-ui'
import { useState } from 'react'
import type { RowOnScreen } from '#components/tables/rows-on-screen.ts'
import { DIALOG_SCRIM } from '#components/ui/dialog-classes.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useFocusReturn } from '#components/ui/use-focus-return.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'
import { PaletteBox } from './palette-box.tsx'
import type { PaletteProps } from './palette-props.ts'

type OpenedPaletteProps = PaletteProps & {
  row: RowOnScreen | null
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export const OpenedPalette = ({
  title,
  open,
  onOpenChange,
  destinations,
  search,
  row,
  startBalances,
}: OpenedPaletteProps) => {
  const router = useRouter()
  const focusReturn = useFocusReturn(open)
  const [isStarting, setIsStarting] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const change = (next: boolean) => {
    setProblem(null)
    onOpenChange(next)
  }
  const startFgts = async (key: string) => {
    if (isStarting) return
    setIsStarting(true)
    setProblem(null)
    const answer = await runAction(startBalances, { key })
    setIsStarting(false)
    if (!answer.ok) return setProblem(answer.problem)
    change(false)
    router.push(`/fgts?q=${answer.data.queryIds.join(',')}`)
  }
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className={DIALOG_SCRIM} />
        <Primitive.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(36rem,calc(100dvh-1.5rem))] max-w-xl flex-col overflow-hidden rounded-card border bg-raised shadow-pop focus:outline-none data-[state=open]:animate-enter sm:top-[12vh]"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          <PaletteBox
            {...{ destinations, search, row, open }}
            startFgts={(key) => void startFgts(key)}
            busy={isStarting}
            notice={problem ? <ProblemCallout problem={problem} className="m-2 mb-0" /> : null}
            onDone={() => change(false)}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
