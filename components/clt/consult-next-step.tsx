import dynamic from 'next/dynamic'
import type { Consult } from '#lib/client/clt'
import { instantOf } from '#lib/config/clock'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from '../ui/callout.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import type { CltInstitution } from './clt-institution.ts'
import { ConsultMarginCard } from './consult-margin-card.tsx'
import { ConsultMoving } from './consult-moving.tsx'

// Of these a consult shows one at most: rendered with the page, and no weight on the others'.
const ConsultEnded = dynamic(() => import('./consult-ended.tsx').then((module) => module.ConsultEnded))
const ConsultLinkCard = dynamic(() =>
  import('./consult-link-card.tsx').then((module) => module.ConsultLinkCard),
)

const TEXTS = texts({
  inOperation: ['Esta margem já está em uma operação', 'This margin is in an operation already'],
  open: ['Abrir a operação', 'Open the operation'],
  onlyOne: [
    'Enquanto ela estiver aberta, não dá para criar outra.',
    'While it is open, no other can be created.',
  ],
})

type ConsultNextStepProps = {
  consult: Consult
  institutions: readonly CltInstitution[]
  institutionName: string
  now: string
}

/** The one thing to do now, or who is doing it. */
export const ConsultNextStep = ({ consult, institutions, institutionName, now }: ConsultNextStepProps) => {
  const t = useTexts(TEXTS)
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
          title={t.inOperation}
          className="p-4"
          action={
            <LinkButton href={`/proposals/${operationId}`} variant="primary">
              {t.open}
            </LinkButton>
          }
        >
          {t.onlyOne}
        </Callout>
      )}
      {expired ? <ConsultEnded {...{ consult, institutions }} /> : null}
    </>
  )
}
