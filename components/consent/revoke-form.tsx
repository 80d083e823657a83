import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { FormAction } from '#components/self-service/form-state.ts'
import { ConfirmedForm } from './confirmed-form.tsx'

const TEXTS = texts({
  revoke: ['Revogar a autorização', 'Revoke the authorization'],
  consequence: [
    'É grátis e vale a partir de agora: nada mais será consultado nem simulado com esta autorização. Um contrato já assinado continua valendo.',
    'It is free and takes effect now: nothing more will be queried or simulated with this authorization. A contract already signed stays.',
  ],
  confirm: ['Confirmar: revogo a autorização', 'Confirm: I revoke the authorization'],
})

export const RevokeForm = ({ revoke }: { revoke: FormAction }) => {
  const { revoke: open, consequence, confirm } = useTexts(TEXTS)
  return <ConfirmedForm send={revoke} field="revoked" {...{ open, consequence, confirm }} />
}
