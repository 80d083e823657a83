import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { idField } from '#lib/contracts/fields.ts'
import { PERSONAL_SUBJECT_TYPES } from '#lib/domain/personal-data/personal-data.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getCustomerKeyOf } from '#lib/services/customers/get-customer-key-of.ts'

const subject = z.object({ type: z.enum(PERSONAL_SUBJECT_TYPES), id: idField })

type PageProps = { params: Promise<{ type: string; id: string }> }

export default async function CustomerOfPage({ params }: PageProps) {
  const context = await contextOfPerson('originate')
  const result = subject.safeParse(await params)
  if (!result.success) notFound()
  const { type: subjectType, id: subjectId } = result.data
  const load = () => getCustomerKeyOf(context, { subjectType, subjectId })
  redirect(`/customers/${await orNotFound(subjectId, load, notFound)}`)
}
