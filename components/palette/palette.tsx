'use client'
import { useRouter } from 'next/navigation'
import { Dialog as Primitive } from 'radix-ui'
import { useCallback, useEffect, useState } from 'react'
import type { SearchEverything, StartBalancesOf } from '#lib/client/customers'
import { runAction } from '#lib/client/run-action'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import type { StaffPlace } from '../shell/staff-shortcuts.tsx'
import { useShortcuts } from '../shell/use-shortcuts.ts'
import { announce } from '../ui/announce.ts'
import { DIALOG_SCRIM } from '../ui/dialog-classes.ts'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import { PALETTE_EVENT } from './open-palette.ts'
import { PaletteBox } from './palette-box.tsx'

const TEXTS = texts({
  everywhere: ['Em todas as telas', 'On every screen'],
  open: ['Buscar ou fazer', 'Search or do'],
})

export type PaletteProps = {
  places: readonly StaffPlace[]
  search: SearchEverything
  startBalances: StartBalancesOf
}

/** Everything from anywhere: actions, pages, customers, proposals and terms, with Ctrl-K (⌘-K) or the button. */
export const Palette = ({ places, search, startBalances }: PaletteProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const focusReturn = useFocusReturn()
  const show = useCallback(() => setOpen(true), [])
  useShortcuts(t.everywhere, [{ keys: 'mod+k', label: t.open, run: show }])
  useEffect(() => {
    window.addEventListener(PALETTE_EVENT, show)
    return () => window.removeEventListener(PALETTE_EVENT, show)
  }, [show])
  const startFgts = async (key: string) => {
    const answer = await runAction(startBalances, { key })
    if (answer.ok) return router.push(`/fgts?q=${answer.data.queryIds.join(',')}`)
    announce(answer.problem.detail)
    router.push('/fgts')
  }
  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      <Primitive.Portal>
        <Primitive.Overlay className={DIALOG_SCRIM} />
        <Primitive.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(36rem,calc(100dvh-1.5rem))] max-w-xl flex-col overflow-hidden rounded-card border bg-raised shadow-pop focus:outline-none data-[state=open]:animate-enter sm:top-[12vh]"
        >
          <Primitive.Title className="sr-only">{t.open}</Primitive.Title>
          <PaletteBox
            {...{ places, search }}
            startFgts={(key) => void startFgts(key)}
            onDone={() => setOpen(false)}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
