import { useState } from 'react'
import { formatCount } from '#components/charts/figure-text.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import { type ConnectionActs, useRefetchInstitutions } from '#lib/client/institution-connection.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { WireInputOf } from '#lib/contracts/contract.ts'
import type { matchInstitutionWordsCommand } from '#lib/contracts/institutions/connection-changes.ts'

const TEXTS = texts({
  title: ['Motivos que não reconhecemos', 'Reasons that we do not recognize'],
  hint: [
    'Aqui sem o que pode ser do cliente. Escolha o que significam: vale para as próximas respostas iguais.',
    'Here without what may be of the customer. Choose what they mean: it applies to later answers with the same words.',
  ],
  seen: (count: number) => [
    `${formatCount(count)} ${count === 1 ? 'vez' : 'vezes'}`,
    `${formatCount(count)} ${count === 1 ? 'time' : 'times'}`,
  ],
  means: (words: string) => [`Significado de “${words}”`, `Meaning of “${words}”`],
  unknown: ['Não reconhecido', 'Not recognized'],
  tooLittle: [
    'Sem palavras conhecidas que bastem para um significado.',
    'Without enough known words for a meaning.',
  ],
  stored: ['Significado guardado', 'Meaning stored'],
})

type UnknownWordsProps = { institution: InstitutionHealthData; acts: ConnectionActs; now: string }

export const UnknownWords = ({ institution, acts, now }: UnknownWordsProps) => {
  const t = useTexts(TEXTS)
  const { unknownWords } = institution
  if (unknownWords.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold text-sm">{t.title}</h3>
      <p className="text-ink-muted text-xs">{t.hint}</p>
      <ul className="divide-y divide-line text-sm">
        {unknownWords.map((line) => (
          <li
            key={line.words}
            className="grid gap-x-4 gap-y-1.5 py-2 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center"
          >
            <div className="min-w-0">
              <p className="break-words">{line.words}</p>
              <p className="text-ink-muted text-xs">
                {t.seen(line.seen)} · <RelativeTime at={line.lastSeenAt} now={now} />
              </p>
            </div>
            {line.isChoosable ? (
              <Meaning institution={institution} line={line} match={acts.matchWords} />
            ) : (
              <p className="text-ink-muted text-xs">{t.tooLittle}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type MeaningProps = {
  institution: InstitutionHealthData
  line: InstitutionHealthData['unknownWords'][number]
  match: ConnectionActs['matchWords']
}

type Reason = WireInputOf<typeof matchInstitutionWordsCommand>['reason']

const Meaning = ({ institution: { code, reasonChoices }, line: { words, reason }, match }: MeaningProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchInstitutions()
  const [sent, setSent] = useState<string | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const choose = async (chosen: string) => {
    if (!match) return
    setSent(chosen)
    const answer = await runAction(match, { code, words, reason: (chosen || null) as Reason })
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) return setSent(null)
    announce(t.stored)
    refetch()
  }
  return (
    <div className="space-y-1.5">
      <SelectField
        name="reason"
        label={t.means(words)}
        labelHidden
        placeholder={t.unknown}
        options={reasonChoices.map(({ code: value, title }) => ({ value, label: title }))}
        value={sent ?? reason ?? ''}
        disabled={!match}
        onChange={(event) => void choose(event.currentTarget.value)}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
    </div>
  )
}
