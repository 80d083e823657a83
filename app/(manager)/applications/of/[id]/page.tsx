import { notFound, redirect } from 'next/navigation'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listOrganizationApplications } from '#lib/services/applications/get-application.ts'

/** An audit link contains the application's id, but the page's URL contains its client id. */
export default async function ApplicationOfPage({ params }: { params: Promise<{ id: string }> }) {
  const context = await contextOfPerson('manage_access')
  const { id } = await params
  const application = (await listOrganizationApplications(context)).find(
    (application) => application.id === id,
  )
  if (!application) notFound()
  redirect(`/applications/${encodeURIComponent(application.clientId)}`)
}
