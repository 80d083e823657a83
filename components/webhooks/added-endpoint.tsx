'use client'
import { KeyRound } from 'lucide-react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

const TEXTS = texts({
  keep: ['Guarde o segredo agora', 'Save the secret now'],
  once: [
    'O programa confere com ele a assinatura de cada evento. Ele não aparece de novo.',
    'The program checks the signature of each event with it. It is not shown again.',
  ],
  copy: ['Copiar o segredo', 'Copy the secret'],
  same: [
    'O endereço foi trocado. O segredo de assinatura continua o mesmo.',
    'The address was replaced. The signing secret stays the same.',
  ],
  close: ['Já guardei', 'I have saved it'],
  ok: ['Concluir', 'Done'],
})

type AddedEndpointProps = { url: string; secret?: string | undefined; onClose: () => void }

/** What came of adding an endpoint: its secret, shown once, or that the one there stays. */
export const AddedEndpoint = ({ url, secret, onClose }: AddedEndpointProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid gap-4">
      <p className="break-all font-mono text-sm">{url}</p>
      {secret === undefined ? (
        <Callout tone="info" title={t.same} />
      ) : (
        <Callout tone="positive" icon={<KeyRound />} title={t.keep}>
          <p>{t.once}</p>
          <div className="mt-3 flex items-center gap-2 rounded-control border bg-sunken py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1 break-all font-mono text-sm">{secret}</span>
            <CopyButton text={secret} label={t.copy} iconOnly />
          </div>
        </Callout>
      )}
      <Button variant="primary" onClick={onClose} className="sm:justify-self-end">
        {secret === undefined ? t.ok : t.close}
      </Button>
    </div>
  )
}
