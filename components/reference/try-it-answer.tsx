'use client'
import { useEffect, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import type { TryAnswer } from '#lib/client/try-call.ts'
import { CodeSample } from './code-sample.tsx'
import { Fold } from './fold.tsx'

const TEXTS = texts({
  answer: ['Resposta recebida', 'Received response'],
  headers: ['Cabeçalhos recebidos', 'Received headers'],
  empty: ['Sem corpo.', 'No body.'],
  download: (bytes: number) => [`Baixar o arquivo (${bytes} bytes)`, `Download the file (${bytes} bytes)`],
})

export const TryItAnswer = ({ answer }: { answer: TryAnswer }) => {
  const t = useTexts(TEXTS)
  const { status, headers, text, file } = answer
  return (
    <section aria-label={t.answer} className="space-y-3">
      <p role="status" className="flex items-center gap-2 font-medium text-sm">
        {t.answer}
        <Badge tone={status < 300 ? 'positive' : 'danger'}>{status}</Badge>
      </p>
      {text ? <CodeSample label={t.answer} code={text} /> : null}
      {text === '' ? <p className="text-ink-muted text-sm">{t.empty}</p> : null}
      {file ? <FileLink file={file} label={t.download(file.size)} /> : null}
      <Fold label={t.headers}>
        <CodeSample label={t.headers} code={headers.map(([name, value]) => `${name}: ${value}`).join('\n')} />
      </Fold>
    </section>
  )
}

const FileLink = ({ file, label }: { file: Blob; label: string }) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return (
    <a href={address} download className="text-accent text-sm underline underline-offset-2">
      {label}
    </a>
  )
}
