'use client'
import { type FormEvent, useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { tryToken } from '#lib/client/try-call.ts'
import type { SampleCredentials } from '#lib/reference/samples/sample-call.ts'
import { setTryToken, useTryToken } from './try-token.ts'

const TEXTS = texts({
  token: ['Token', 'Token'],
  hint: [
    'Fica só na memória desta página e é enviado em Authorization: Bearer.',
    'It stays in the memory of this page and is sent in Authorization: Bearer.',
  ],
  get: ['Obter um token', 'Get a token'],
  failed: [
    'Nenhum token: confira client_id e client_secret.',
    'No token: check client_id and client_secret.',
  ],
})

const CREDENTIALS = [
  { name: 'client_id', property: 'clientId' },
  { name: 'client_secret', property: 'clientSecret' },
] as const

export const TryItToken = ({ credentials }: { credentials: SampleCredentials | undefined }) => {
  const t = useTexts(TEXTS)
  const token = useTryToken()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setPending(true)
    setError(undefined)
    try {
      const issued = await tryToken({
        clientId: String(data.get('client_id') ?? ''),
        clientSecret: String(data.get('client_secret') ?? ''),
      })
      if (issued.token) setTryToken(issued.token)
      else setError(t.failed)
    } catch {
      setError(t.failed)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="space-y-3 rounded-control border p-3">
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        {CREDENTIALS.map(({ name, property }) => (
          <TextField
            key={name}
            name={name}
            label={name}
            required
            type={name === 'client_secret' && !credentials ? 'password' : 'text'}
            defaultValue={credentials?.[property]}
            spellCheck={false}
            autoCapitalize="none"
          />
        ))}
        <Button type="submit" pending={isPending}>
          {t.get}
        </Button>
      </form>
      <TextField
        name="token"
        label={t.token}
        hint={t.hint}
        error={error}
        value={token}
        onChange={({ currentTarget }) => setTryToken(currentTarget.value)}
        spellCheck={false}
        autoCapitalize="none"
      />
    </div>
  )
}
