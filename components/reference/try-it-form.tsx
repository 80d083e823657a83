'use client'
import { type FormEvent, useId, useState } from 'react'
import { Field } from '#components/fields/field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { type TryAnswer, tokenIn, tryCall } from '#lib/client/try-call.ts'
import type { SampleCredentials } from '#lib/reference/samples/sample-call.ts'
import { type TryForm, tryRequestOf } from '#lib/reference/try-form.ts'
import { TryItAnswer } from './try-it-answer.tsx'
import { TryItToken } from './try-it-token.tsx'
import { setTryToken, useTryToken } from './try-token.ts'

const TEXTS = texts({
  body: ['Corpo (JSON)', 'Body (JSON)'],
  file: ['Arquivo', 'File'],
  send: ['Enviar', 'Send'],
  failed: ['A chamada não chegou ao servidor.', 'The call did not reach the server.'],
  again: ['Confira a conexão e tente de novo.', 'Check the connection and try again.'],
  kept: [
    'O token ficou preenchido para as próximas chamadas desta visita.',
    'The token is filled in for the next calls of this visit.',
  ],
})

type TryItFormProps = { form: TryForm; credentials: SampleCredentials | undefined }

export const TryItForm = ({ form, credentials }: TryItFormProps) => {
  const t = useTexts(TEXTS)
  const token = useTryToken()
  const { answer, isPending, hasFailed, send } = useTry()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const file = data.get('file')
    const request = tryRequestOf(form, {
      texts: new Map(form.fields.map((field) => [field, String(data.get(nameOf(field)) ?? '')])),
      json: String(data.get('json') ?? ''),
      file: file instanceof File && file.size > 0 ? file : undefined,
      token,
      key: crypto.randomUUID(),
    })
    void send(request)
  }
  const issued = answer && form.path === '/oauth/token' ? tokenIn(answer) : undefined
  return (
    <div className="mt-4 space-y-4">
      {form.needsToken ? <TryItToken credentials={credentials} /> : null}
      <form onSubmit={submit} className="space-y-4">
        <TryItFields form={form} />
        <Button type="submit" variant="primary" pending={isPending}>
          {t.send}
        </Button>
      </form>
      {hasFailed ? (
        <Callout tone="danger" title={t.failed}>
          {t.again}
        </Callout>
      ) : null}
      {answer ? <TryItAnswer answer={answer} /> : null}
      {issued ? <p className="text-ink-muted text-sm">{t.kept}</p> : null}
    </div>
  )
}

const TryItFields = ({ form }: { form: TryForm }) => {
  const t = useTexts(TEXTS)
  const id = useId()
  return (
    <>
      {form.fields.map((field) => (
        <TextField
          key={nameOf(field)}
          name={nameOf(field)}
          label={field.name}
          optional={!field.isRequired}
          required={field.isRequired}
          defaultValue={field.value}
          spellCheck={false}
          autoCapitalize="none"
        />
      ))}
      {form.file === undefined ? null : (
        <Field id={`${id}-file`} label={t.file}>
          <input id={`${id}-file`} type="file" name="file" required className="control py-2" />
        </Field>
      )}
      {form.json === undefined ? null : (
        <TextareaField
          name="json"
          label={t.body}
          defaultValue={form.json}
          rows={8}
          className="[&_textarea]:font-mono pointer-fine:[&_textarea]:text-sm"
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </>
  )
}

const nameOf = ({ place, name }: TryForm['fields'][number]) => `${place}.${name}`

const useTry = () => {
  const [answer, setAnswer] = useState<TryAnswer>()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const send = async (request: ReturnType<typeof tryRequestOf>) => {
    setPending(true)
    setFailed(false)
    try {
      const next = await tryCall(request)
      setAnswer(next)
      const issued = request.address === '/api/oauth/token' ? tokenIn(next) : undefined
      if (issued) setTryToken(issued)
    } catch {
      setAnswer(undefined)
      setFailed(true)
    } finally {
      setPending(false)
    }
  }
  return { answer, isPending, hasFailed, send }
}
