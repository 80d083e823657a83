'use client'
import { useState } from 'react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import { copyText } from './copy-text.ts'

const TEXTS = texts({
  code: ['Código para o suporte:', 'Code for support:'],
  copy: ['Copiar código', 'Copy code'],
  copied: ['Código copiado', 'Code copied'],
  failed: ['Não foi possível copiar', 'It could not be copied'],
})

/** Uses no icons, because it is in the shared bundle, and no language context, which global errors lack. */
export const SupportCode = ({ code, language }: { code: string; language: Language }) => {
  const t = localizedTexts(TEXTS, language)
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy')
  const copy = async () => setState((await copyText(code)) ? 'copied' : 'failed')
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
      <span className="break-all">
        {t.code} <span className="select-all">{code}</span>
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        className="min-h-8 rounded-control font-medium text-ink underline pointer-coarse:min-h-11"
      >
        {t[state]}
      </button>
      <span role="status" className="sr-only">
        {state === 'copy' ? null : t[state]}
      </span>
    </span>
  )
}
