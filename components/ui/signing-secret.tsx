import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from './callout.tsx'
import { CopyButton } from './copy-button.tsx'

const TEXTS = texts({
  keep: ['Guarde o segredo agora', 'Save the secret now'],
  copy: ['Copiar o segredo', 'Copy the secret'],
})

/** The secret is shown only once; `children` explain its purpose. */
export const SigningSecret = ({ secret, children }: { secret: string; children: ReactNode }) => {
  const t = useTexts(TEXTS)
  return (
    <Callout tone="positive" icon={<KeyRound />} title={t.keep}>
      <p>{children}</p>
      <div className="mt-3 flex items-center gap-2 rounded-control border bg-sunken py-1 pr-1 pl-3">
        <span className="min-w-0 flex-1 break-all font-mono text-sm">{secret}</span>
        <CopyButton text={secret} label={t.copy} iconOnly />
      </div>
    </Callout>
  )
}
