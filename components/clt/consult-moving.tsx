import type { Consult } from '#lib/client/clt'
import { Callout } from '../ui/callout.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CONSULT_STATUS_LOOK } from './consult-status-look.ts'

type ConsultMovingProps = { consult: Consult; institutionName: string }

/** What the institution is doing: nobody needs to act. */
export const ConsultMoving = ({ consult, institutionName }: ConsultMovingProps) => (
  <Callout tone="info" icon={<Spinner />} title={CONSULT_STATUS_LOOK[consult.status].label} className="p-4">
    {textOf(consult, institutionName)} Pode atender outro cliente: o resultado fica em Consultas.
  </Callout>
)

const textOf = ({ status, employerName }: Consult, institutionName: string) => {
  if (status === 'CONSENT_APPROVED')
    return `O cliente autorizou; a consulta na ${institutionName} vai começar.`
  if (status === 'WAITING_CONSULT')
    return `A ${institutionName} está consultando o vínculo de trabalho. Costuma levar poucos segundos.`
  return employerName
    ? `Vínculo encontrado: ${employerName}. A ${institutionName} está calculando a margem.`
    : `A ${institutionName} está analisando o crédito e calculando a margem.`
}
