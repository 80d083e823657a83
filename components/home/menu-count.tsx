'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { type MenuCounts, useMenuCounts } from '#lib/client/home.ts'

const TEXTS = texts({
  pending: ['a corrigir', 'to fix'],
  inReview: ['a decidir', 'to decide'],
  priceChanges: ['a aprovar', 'to approve'],
  ruleChanges: ['a aprovar', 'to approve'],
  accessRequests: ['a aprovar', 'to approve'],
  openAlerts: ['em aberto', 'open'],
})

type MenuCountProps = {
  /** Counts to add up; the first names the total. */
  of: readonly [keyof MenuCounts, ...(keyof MenuCounts)[]]
  initial: MenuCounts
}

const MOST = 99

export const MenuCount = ({ of, initial }: MenuCountProps) => {
  const t = useTexts(TEXTS)
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
