import { notFound, redirect } from 'next/navigation'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listOrganizationApplications } from '#lib/services/applications/get-application.ts'

/**
 * Redirects an audit link to the application's page. The audit link contains the application id, and the URL
 * of the page contains the client id.
 */
export default async function ApplicationOfPage({ params }: { params: Promise<{ id: string }> }) {
  const context = await contextOfPerson('manage_access')
  const { id } = await params
  const application = (await listOrganizationApplications(context)).find(
    (application) => application.id === id,
  )
  if (!application) notFound()
  redirect(`/applications/${encodeURIComponent(application.clientId)}`)
}
