'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { SigningSecret } from '#components/ui/signing-secret.tsx'

const TEXTS = texts({
  once: [
    'O programa confere com ele a assinatura de cada evento. Ele não aparece de novo.',
    'The program checks the signature of each event with it. It is not shown again.',
  ],
  same: [
    'O endereço foi trocado. O segredo de assinatura continua o mesmo.',
    'The address was replaced. The signing secret stays the same.',
  ],
  close: ['Já guardei', 'I have saved it'],
  ok: ['Concluir', 'Done'],
})

type AddedEndpointProps = { url: string; secret?: string | undefined; onClose: () => void }

export const AddedEndpoint = ({ url, secret, onClose }: AddedEndpointProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid gap-4">
      <p className="break-all font-mono text-sm">{url}</p>
      {secret === undefined ? (
        <Callout tone="info" title={t.same} />
      ) : (
        <SigningSecret secret={secret}>{t.once}</SigningSecret>
      )}
      <Button variant="primary" onClick={onClose} className="sm:justify-self-end">
        {secret === undefined ? t.ok : t.close}
      </Button>
    </div>
  )
}
