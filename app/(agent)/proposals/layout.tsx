import type { ReactNode } from 'react'
import { ListWalkKeys } from '#components/proposals/list-walk-keys'
import { requirePerson } from '#lib/http/page-session'

/** Around the list of proposals and each of them: the keys that lead from one to the next. */
export default async function ProposalsLayout({ children }: { children: ReactNode }) {
  await requirePerson('originate')
  return (
    <>
      <ListWalkKeys />
      {children}
    </>
  )
}
