import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { QrCode } from '#components/ui/qr-code.tsx'

const TEXTS = texts({
  read: [
    'Abra um aplicativo autenticador no celular (Google Authenticator, Microsoft Authenticator ou outro) e leia este código.',
    'Open an authenticator app on your phone (Google Authenticator, Microsoft Authenticator or another) and scan this code.',
  ],
  label: ['QR code para o aplicativo autenticador', 'QR code for the authenticator app'],
  cannot: ['Está no celular ou não consegue ler?', 'On your phone, or cannot scan it?'],
  open: ['Abrir no aplicativo', 'Open in the app'],
  type: ['Ou digite esta chave no aplicativo:', 'Or type this key into the app:'],
  copy: ['Copiar a chave', 'Copy the key'],
})

export const AppSecret = ({ secret, address }: { secret: string; address: string }) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid gap-3">
      <p className="text-sm">{t.read}</p>
      <QrCode text={address} label={t.label} className="mx-auto w-full max-w-56" />
      <details className="text-sm">
        <summary className="cursor-pointer py-2 font-medium text-accent pointer-coarse:py-3">
          {t.cannot}
        </summary>
        <div className="mt-1 grid gap-3">
          <a href={address} className={buttonClasses({ full: true })}>
            {t.open}
          </a>
          <p className="text-ink-muted">{t.type}</p>
          <p className="flex items-center justify-between gap-2">
            <span className="break-words font-mono text-ink">{secret.match(/.{4}/g)?.join(' ')}</span>
            <CopyButton text={secret} label={t.copy} iconOnly />
          </p>
        </div>
      </details>
    </div>
  )
}
