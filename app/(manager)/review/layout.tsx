import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { allows } from '#lib/domain/access/permissions.ts'
import { requirePerson } from '#lib/pages/page-session.ts'
import { ReviewTabs } from './review-tabs.tsx'

export default async function ReviewLayout({ children }: { children: ReactNode }) {
  const { actor } = await requirePerson()
  const tabs = {
    queue: allows(actor, 'review_proposals'),
    rules: allows(actor, 'manage_review_rules'),
  }
  if (!tabs.queue && !tabs.rules) notFound()
  return (
    <>
      <ReviewTabs {...tabs} />
      {children}
    </>
  )
}
