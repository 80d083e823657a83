'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'

const TEXTS = texts({
  title: ['Seus códigos de recuperação', 'Your recovery codes'],
  what: [
    'Cada um serve uma vez para entrar sem o celular nem a chave de acesso. Só aparecem agora: guarde-os longe deles, em papel ou num gerenciador de senhas.',
    'Each lets you in once without phone and passkey. They are shown only now: keep them elsewhere, on paper or in a password manager.',
  ],
  copy: ['Copiar os códigos', 'Copy the codes'],
})

const groupDigits = (code: string) => code.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Shows new codes. They cannot be shown later, because the server stores only digests. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const t = useTexts(TEXTS)
  return (
    <Callout tone="warning" title={t.title}>
      <p>{t.what}</p>
      <ul className="my-3 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 gap-y-1 font-mono text-ink">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {groupDigits(code)}
          </li>
        ))}
      </ul>
      <CopyButton text={codes.map(groupDigits).join('\n')} label={t.copy} size="small" />
    </Callout>
  )
}
