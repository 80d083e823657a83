'use client'
import { useRouter } from 'next/navigation'
import { Dialog as Primitive } from 'radix-ui'
import { runAction } from '#lib/client/run-action'
import { announce } from '../ui/announce.ts'
import { DIALOG_SCRIM } from '../ui/dialog-classes.ts'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import { PaletteBox } from './palette-box.tsx'
import type { PaletteProps } from './palette-props.ts'

type PaletteWindowProps = PaletteProps & {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The open palette: it is loaded once the page stands. */
export const PaletteWindow = ({
  title,
  open,
  onOpenChange,
  places,
  search,
  startBalances,
}: PaletteWindowProps) => {
  const router = useRouter()
  const focusReturn = useFocusReturn()
  const startFgts = async (key: string) => {
    const answer = await runAction(startBalances, { key })
    if (answer.ok) return router.push(`/fgts?q=${answer.data.queryIds.join(',')}`)
    announce(answer.problem.detail)
    router.push('/fgts')
  }
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={DIALOG_SCRIM} />
        <Primitive.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(36rem,calc(100dvh-1.5rem))] max-w-xl flex-col overflow-hidden rounded-card border bg-raised shadow-pop focus:outline-none data-[state=open]:animate-enter sm:top-[12vh]"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          <PaletteBox
            {...{ places, search }}
            startFgts={(key) => void startFgts(key)}
            onDone={() => onOpenChange(false)}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
