'use client'
import { FileSearch } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState, useTransition } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Callout } from '#components/ui/callout.tsx'
import { cn } from '#components/ui/class-names.ts'
import { Spinner } from '#components/ui/spinner.tsx'

const TEXTS = texts({
  checking: ['Conferindo…', 'Checking…'],
  choose: ['Escolher arquivo', 'Choose a file'],
  tooLarge: [
    'Este arquivo é grande demais para ser um comprovante.',
    'This file is too large to be a receipt.',
  ],
  noHashing: [
    'Este navegador não calcula o código aqui. Calcule o SHA-256 do arquivo e cole abaixo.',
    'This browser does not calculate the code here. Calculate the SHA-256 of the file and paste it below.',
  ],
  unreadable: [
    'O arquivo não pôde ser lido. Escolha de novo.',
    'The file could not be read. Choose it again.',
  ],
})

type FileProblem = 'tooLarge' | 'noHashing' | 'unreadable'

/** Size limit in bytes, well above any document that we issue. */
const MAX_BYTES = 20_000_000

const BUTTON = cn(
  buttonClasses({ variant: 'primary', size: 'large', full: true }),
  'cursor-pointer has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
)

/** Hashes the file in the browser and sends only the hash. */
export const EvidenceFile = () => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [checking, startTransition] = useTransition()
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Without the reset, choosing the same file again fires no change event.
    currentTarget.value = ''
    if (!file) return
    startTransition(async () => {
      const code = await codeOf(file)
      setProblem('problem' in code ? code.problem : null)
      if ('sha256' in code) router.push(`/evidence/${code.sha256}`)
    })
  }
  return (
    <div className="space-y-3">
      <label className={BUTTON}>
        {checking ? <Spinner /> : <FileSearch aria-hidden />}
        {checking ? t.checking : t.choose}
        <input
          type="file"
          accept=".pdf,.json,application/pdf,application/json"
          disabled={checking}
          onChange={take}
          className="sr-only"
        />
      </label>
      {problem ? <Callout tone="danger" title={t[problem]} /> : null}
    </div>
  )
}

const codeOf = async (file: File): Promise<{ sha256: string } | { problem: FileProblem }> => {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' }
  // Browsers expose `crypto.subtle` only on HTTPS and localhost.
  if (!globalThis.crypto?.subtle) return { problem: 'noHashing' }
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return { sha256: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
  } catch {
    return { problem: 'unreadable' }
  }
}
