import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({
  forgotten: ['Esqueci a senha', 'I forgot my password'],
  agent: [
    'Peça ao gestor um link de nova senha: ele abre Pessoas, escolhe o seu nome e usa “Gerar link de nova senha”. A senha de hoje vale até você usar o link.',
    'Ask your manager for a link: they open People, choose your name and use “Make a link for a new password”. Your present password works until you use the link.',
  ],
  manager: [
    'É o único gestor? Quem cuida da instalação gera o link para você.',
    'Are you the only manager? Whoever runs the installation makes the link for you.',
  ],
})

/** The service sends no reset mail, so that a stolen mailbox gives no access. */
export const ForgottenPassword = () => {
  const t = useTexts(TEXTS)
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer py-2 font-medium text-accent pointer-coarse:py-3">
        {t.forgotten}
      </summary>
      <p className="mt-1 text-ink-muted">{t.agent}</p>
      <p className="mt-2 text-ink-muted">{t.manager}</p>
    </details>
  )
}
