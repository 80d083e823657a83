import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ApplicationScreen } from '#components/applications/application-screen.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { getApplicationContract } from '#lib/contracts/applications/applications.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getApplication } from '#lib/services/applications/get-application.ts'
import {
  addClientId,
  addServiceAccount,
  changeScopes,
  changeSettings,
  endOld,
  endServiceAccount,
  removeClientId,
  revoke,
  rotate,
} from '../actions.ts'

const TEXTS = texts({ title: ['Aplicação', 'Application'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function ApplicationPage({ params }: { params: Promise<{ clientId: string }> }) {
  const context = await contextOfPerson('manage_access')
  const clientId = decodeURIComponent((await params).clientId)
  const application = await getApplication(context, { clientId }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') notFound()
    throw error
  })
  return (
    <ApplicationScreen
      initial={encodeOutput(getApplicationContract, application)}
      now={context.now.toISOString()}
      actions={{
        addClientId,
        addServiceAccount,
        changeScopes,
        changeSettings,
        endOld,
        endServiceAccount,
        removeClientId,
        revoke,
        rotate,
      }}
    />
  )
}
