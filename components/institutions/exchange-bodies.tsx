import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CodeBlock } from '#components/ui/code-block.tsx'
import type { ExchangeDetail } from '#lib/client/institution-exchanges.ts'

const TEXTS = texts({
  request: ['Enviado', 'Sent'],
  answer: ['Recebido', 'Received'],
  noBody: ['Sem corpo.', 'No body.'],
  noAnswer: ['A instituição não respondeu.', 'The institution did not answer.'],
})

export const ExchangeBodies = ({ exchange, beside }: { exchange: ExchangeDetail; beside?: boolean }) => {
  const t = useTexts(TEXTS)
  const { content, method, path, status } = exchange
  return (
    <div className="@container">
      <div className={beside ? 'grid @2xl:grid-cols-2 gap-4' : 'grid gap-4'}>
        <Body title={t.request} text={`${method} ${path}\n\n${textOf(content.request) ?? t.noBody}`} />
        <Body
          title={t.answer}
          text={status === null ? t.noAnswer : `HTTP ${status}\n\n${textOf(content.answer) ?? t.noBody}`}
        />
      </div>
    </div>
  )
}

const Body = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0 space-y-1.5">
    <h3 className="font-medium text-sm">{title}</h3>
    <CodeBlock label={title}>{text}</CodeBlock>
  </div>
)

const textOf = (body: unknown): string | null => {
  if (body === null || body === undefined) return null
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2)
}
