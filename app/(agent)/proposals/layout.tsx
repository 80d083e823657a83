import type { ReactNode } from 'react'
import { ListWalkKeys } from '#components/tracking/list-walk-keys.tsx'
import { requirePerson } from '#lib/pages/page-session.ts'

export default async function ProposalsLayout({ children }: { children: ReactNode }) {
  await requirePerson('originate')
  return (
    <>
      <ListWalkKeys />
      {children}
    </>
  )
}
