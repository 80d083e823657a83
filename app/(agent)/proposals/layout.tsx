import type { ReactNode } from 'react'
import { ListWalkKeys } from '#components/proposals/list-walk-keys'
import { requirePerson } from '#lib/pages/page-session'

export default async function ProposalsLayout({ children }: { children: ReactNode }) {
  await requirePerson('originate')
  return (
    <>
      <ListWalkKeys />
      {children}
    </>
  )
}
