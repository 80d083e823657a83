import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Attempt } from '#lib/client/webhooks.ts'
import type { FailureCause } from '#lib/domain/webhooks/failure-cause.ts'
import { CAUSE_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  attempt: (number: number) => [`Tentativa ${number}`, `Attempt ${number}`],
  request: ['Cabeçalhos enviados', 'Headers sent'],
  unknown: ['Não foram registrados nesta tentativa.', 'They were not recorded for this attempt.'],
  response: ['Resposta', 'Answer'],
  none: ['O endpoint não respondeu.', 'The endpoint did not answer.'],
  empty: ['Sem corpo.', 'No body.'],
  ok: ['Sucesso', 'Success'],
  took: (ms: string) => [`levou ${ms} ms`, `took ${ms} ms`],
})

const whole = new Intl.NumberFormat('pt-BR')
const linesOf = (headers: Record<string, string> | null) =>
  Object.entries(headers ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

export const AttemptCard = ({ attempt, now }: { attempt: Attempt; now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { number, at, durationMs, ok, error, requestHeaders, response } = attempt
  const cause = error === null ? undefined : CAUSE_NAMES[error as FailureCause]
  return (
    <Card
      title={t.attempt(number)}
      description={
        <>
          <RelativeTime at={at} now={now} />, {t.took(whole.format(durationMs))}
        </>
      }
      actions={
        <Badge tone={ok ? 'positive' : 'danger'}>
          {response ? `${response.status} · ` : ''}
          {ok ? t.ok : cause ? localized(cause, language) : error}
        </Badge>
      }
      className="@container"
    >
      <div className="grid @2xl:grid-cols-2 gap-4">
        <div className="min-w-0 space-y-1.5">
          <h3 className="font-medium text-sm">{t.request}</h3>
          {requestHeaders ? (
            <CodeBlock label={`${t.attempt(number)}: ${t.request}`}>{linesOf(requestHeaders)}</CodeBlock>
          ) : (
            <p className="text-ink-muted text-sm">{t.unknown}</p>
          )}
        </div>
        <div className="min-w-0 space-y-1.5">
          <h3 className="font-medium text-sm">{t.response}</h3>
          {response ? (
            <CodeBlock label={`${t.attempt(number)}: ${t.response}`}>
              {`HTTP ${response.status}\n${linesOf(response.headers)}\n\n${response.body || t.empty}`}
            </CodeBlock>
          ) : (
            <p className="text-ink-muted text-sm">{t.none}</p>
          )}
        </div>
      </div>
    </Card>
  )
}
