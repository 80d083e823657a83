import { redirect } from 'next/navigation'
import { firstPageOf } from '#lib/domain/access/first-page.ts'
import { requirePerson } from '#lib/pages/page-session.ts'

export default async function HomePage() {
  const { actor } = await requirePerson()
  redirect(firstPageOf(actor))
}
