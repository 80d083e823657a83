import { redirect } from 'next/navigation'
import { requirePerson } from '#lib/http/page-session'

/** The address people type: straight to their work. */
export default async function HomePage() {
  await requirePerson()
  redirect('/home')
}
