import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'

const TEXTS = texts({
  title: (count: number) =>
    count === 1
      ? ['1 eliminação de dados aguardando decisão', '1 erasure of data waits for a decision']
      : [`${count} eliminações de dados aguardando decisão`, `${count} erasures of data wait for a decision`],
  asked: (name: string, at: string) => [`Pedida por ${name} em ${at}`, `Asked for by ${name} on ${at}`],
})

type WaitingErasuresProps = {
  erasures: readonly { id: string; customerKey: string; createdByName: string; createdAt: Date }[]
}

export const WaitingErasures = ({ erasures }: WaitingErasuresProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  if (erasures.length === 0) return null
  return (
    <Callout title={t.title(erasures.length)} className="mb-4">
      <ul className="grid gap-1">
        {erasures.map(({ id, customerKey, createdByName, createdAt }) => (
          <li key={id}>
            <a href={`/customers/${customerKey}`} className="underline underline-offset-4">
              {t.asked(createdByName, formatMoment(createdAt, language))}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
