'use client'
import { KeyRound } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Callout } from '#components/ui/callout.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import type { IssuedLink as Link } from '#lib/client/people.ts'
import { ACCESS_LINK_HOURS } from '#lib/domain/people/person-state.ts'

const TEXTS = texts({
  invitation: ['Link do convite', 'Link of the invitation'],
  reset: ['Link para a nova senha', 'Link for the new password'],
  once: [
    `Só aparece agora, vale ${ACCESS_LINK_HOURS} horas e serve uma vez.`,
    `It is shown only now, lasts ${ACCESS_LINK_HOURS} hours and works once.`,
  ],
  copy: ['Copiar link', 'Copy link'],
  mail: ['Enviar por e-mail', 'Send by e-mail'],
  subject: ['Seu acesso', 'Your access'],
  message: (name: string, link: string) => [
    `Olá, ${name}. Escolha sua senha aqui: ${link}`,
    `Hello, ${name}. Choose your password here: ${link}`,
  ],
})

type IssuedLinkProps = { link: Link; to: { name: string; email: string } }

/** Shows a new link. The link cannot be shown later, because only a digest of its token is stored. */
export const IssuedLink = ({ link, to }: IssuedLinkProps) => {
  const t = useTexts(TEXTS)
  const address = `${window.location.origin}/invitation/${link.token}`
  const mail = `mailto:${to.email}?subject=${encodeURIComponent(t.subject)}&body=${encodeURIComponent(t.message(to.name, address))}`
  return (
    <Callout tone="positive" icon={<KeyRound />} title={t[link.purpose]}>
      <p className="break-all font-mono text-sm">{address}</p>
      <p className="mt-2 text-ink-muted">{t.once}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={address} label={t.copy} variant="primary" size="small" />
        <a href={mail} className={buttonClasses({ size: 'small' })}>
          {t.mail}
        </a>
      </div>
    </Callout>
  )
}
