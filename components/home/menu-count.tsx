'use client'
import { useTexts } from '#components/language/use-texts.ts'
import { type MenuCounts, useMenuCounts } from '#lib/client/home.ts'
import { MENU_TEXTS } from './menu-texts.ts'

type MenuCountProps = {
  of: readonly [keyof MenuCounts, ...(keyof MenuCounts)[]]
  initial: MenuCounts
}

const MOST = 99

export const MenuCount = ({ of, initial }: MenuCountProps) => {
  const t = useTexts(MENU_TEXTS)
  const counts = useMenuCounts(initial).data ?? initial
  const count = of.reduce((total, name) => total + counts[name], 0)
  if (count === 0) return null
  return (
    <>
      {count > MOST ? `${MOST}+` : count}
      <span className="sr-only"> {t[of[0]]}</span>
    </>
  )
}
