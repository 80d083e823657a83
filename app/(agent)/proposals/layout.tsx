import type { ReactNode } from 'react'
import { ListNavigationKeys } from '#components/tracking/list-navigation-keys.tsx'
import { requirePerson } from '#lib/pages/page-session.ts'

export default async function ProposalsLayout({ children }: { children: ReactNode }) {
  await requirePerson('originate')
  return (
    <>
      <ListNavigationKeys />
      {children}
    </>
  )
}
