import dynamic from 'next/dynamic'
import type { Consult } from '#lib/client/clt.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { CltInstitution } from './clt-institution.ts'
import { ConsultInProgress } from './consult-in-progress.tsx'
import { ConsultMarginCard } from './consult-margin-card.tsx'

// A consult shows at most one of these components, so each is its own chunk; the server still renders it.
const ConsultEnded = dynamic(() => import('./consult-ended.tsx').then((module) => module.ConsultEnded))
const ConsultOperation = dynamic(() =>
  import('./consult-operation.tsx').then((module) => module.ConsultOperation),
)
const ConsultLinkCard = dynamic(() =>
  import('./consult-link-card.tsx').then((module) => module.ConsultLinkCard),
)

type ConsultNextStepProps = {
  consult: Consult
  initialOperation: Proposal | null
  institutions: readonly CltInstitution[]
  institutionName: string
  now: string
}

export const ConsultNextStep = ({ consult, initialOperation, ...props }: ConsultNextStepProps) => {
  const { institutions, institutionName, now } = props
  const { status, operationId, marginExpiresAt: expiresAt } = consult
  if (status === 'WAITING_CONSENT') return <ConsultLinkCard {...{ consult, institutionName }} />
  if (status === 'REJECTED' || status === 'FAILED') return <ConsultEnded {...{ consult, institutions }} />
  if (status !== 'SUCCESS') return <ConsultInProgress {...{ consult, institutionName }} />
  const expired = expiresAt !== null && instantOf(expiresAt) <= instantOf(now)
  return (
    <>
      {operationId === null ? null : <ConsultOperation {...{ operationId, initialOperation }} />}
      <ConsultMarginCard consult={consult} />
      {expired && operationId === null ? <ConsultEnded {...{ consult, institutions }} /> : null}
    </>
  )
}
