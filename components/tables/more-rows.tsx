'use client'
import { type MouseEvent, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'

const TEXTS = texts({ more: (count: number) => [`Mostrar mais ${count}`, `Show ${count} more`] })

type MoreRowsProps = { visibleCount: number; count: number }

export const MoreRows = ({ visibleCount, count }: MoreRowsProps) => {
  const t = useTexts(TEXTS)
  const [unfolded, setUnfolded] = useState(false)
  const unfold = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const rows = currentTarget.closest('[data-rows]')?.querySelector('tbody')
    rows?.setAttribute('data-unfolded', '')
    rows?.children[visibleCount]?.querySelector<HTMLElement>('a, button')?.focus()
    setUnfolded(true)
  }
  if (unfolded) return null
  return (
    <div className="border-t p-3 @2xl:hidden">
      <Button full onClick={unfold}>
        {t.more(count)}
      </Button>
    </div>
  )
}
