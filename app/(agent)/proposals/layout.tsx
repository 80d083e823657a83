import type { ReactNode } from 'react'
import { ListWalkKeys } from '#components/proposals/list-walk-keys'

/** Around the list of proposals and each of them: the keys that lead from one to the next. */
export default function ProposalsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ListWalkKeys />
      {children}
    </>
  )
}
