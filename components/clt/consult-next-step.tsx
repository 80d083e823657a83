import type { Consult } from '#lib/client/clt'
import { instantOf } from '#lib/config/clock'
import { Callout } from '../ui/callout.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import type { CltInstitution } from './clt-institution.ts'
import { ConsultEnded } from './consult-ended.tsx'
import { ConsultLinkCard } from './consult-link-card.tsx'
import { ConsultMarginCard } from './consult-margin-card.tsx'
import { ConsultMoving } from './consult-moving.tsx'

type ConsultNextStepProps = {
  consult: Consult
  institutions: readonly CltInstitution[]
  institutionName: string
  now: string
}

/** The one thing to do now, or who is doing it. */
export const ConsultNextStep = ({ consult, institutions, institutionName, now }: ConsultNextStepProps) => {
  const { status, operationId, marginExpiresAt: expiresAt } = consult
  if (status === 'WAITING_CONSENT') return <ConsultLinkCard {...{ consult, institutionName }} />
  if (status === 'REJECTED' || status === 'FAILED') return <ConsultEnded {...{ consult, institutions }} />
  if (status !== 'SUCCESS') return <ConsultMoving {...{ consult, institutionName }} />
  const expired = expiresAt !== null && instantOf(expiresAt) <= instantOf(now)
  return (
    <>
      <ConsultMarginCard consult={consult} />
      {operationId === null ? null : (
        <Callout
          tone="accent"
          title="Esta margem já está em uma operação"
          className="p-4"
          action={
            <LinkButton href={`/proposals/${operationId}`} variant="primary">
              Abrir a operação
            </LinkButton>
          }
        >
          Enquanto ela estiver aberta, não dá para criar outra.
        </Callout>
      )}
      {expired ? <ConsultEnded {...{ consult, institutions }} /> : null}
    </>
  )
}
