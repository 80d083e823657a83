import { useLanguage } from '#components/use-language'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from '../ui/callout.tsx'
import { formatMoment } from '../ui/moment-text.ts'

const TEXTS = texts({
  title: ['Alguém mexeu no acesso da sua conta', 'Somebody touched the access of your account'],
  advice: [
    'Não combinou isso com ninguém? Troque a senha em “Sua conta” e avise outro gestor.',
    'You agreed on this with nobody? Change the password at “Your account” and talk to another manager.',
  ],
})

type OwnAccessChangesProps = {
  changes: readonly { id: string; at: Date; act: string; byName: string }[]
}

/** What others did to the access of the person's own account, and by whom; nothing where there is none. */
export const OwnAccessChanges = ({ changes }: OwnAccessChangesProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  if (changes.length === 0) return null
  return (
    <Callout tone="warning" title={t.title} className="mb-5">
      <ul>
        {changes.map(({ id, at, act, byName }) => (
          <li key={id} className="break-words">
            {byName} · {act} ·{' '}
            <span className="whitespace-nowrap tabular-nums">{formatMoment(at, language)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-muted">{t.advice}</p>
    </Callout>
  )
}
