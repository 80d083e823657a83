'use client'
import { KeyRound } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'

const TEXTS = texts({
  title: ['Guarde a chave agora', 'Save the secret now'],
  once: [
    'Ela não aparece de novo. Se você a perder, será preciso gerar outra.',
    'It is not shown again. If you lose it, another one has to be made.',
  ],
  copyId: ['Copiar client_id', 'Copy client_id'],
  copySecret: ['Copiar client_secret', 'Copy client_secret'],
})

export const OneTimeSecret = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => {
  const t = useTexts(TEXTS)
  const line = (name: string, value: string, label: string) => (
    <div className="rounded-control border bg-sunken py-1 pr-1 pl-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 py-1">
          <span className="block text-ink-muted text-xs">{name}</span>
          <span className="block break-all font-mono text-sm">{value}</span>
        </p>
        <CopyButton text={value} label={label} iconOnly />
      </div>
    </div>
  )
  return (
    <Callout tone="positive" icon={<KeyRound />} title={t.title}>
      <p>{t.once}</p>
      <div className="mt-3 grid gap-2">
        {line('client_id', clientId, t.copyId)}
        {line('client_secret', clientSecret, t.copySecret)}
      </div>
    </Callout>
  )
}
