'use client'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { copyText } from '#components/ui/copy-text.ts'

const TEXTS = texts({ failed: ['Não foi possível copiar', 'It could not be copied'] })

type CopySelectedProps = { label: string; icon: ReactNode; copied: string; text: () => string }

export const CopySelected = ({ label, icon, copied, text }: CopySelectedProps) => {
  const t = useTexts(TEXTS)
  const copy = async () => announce((await copyText(text())) ? copied : t.failed, { isShown: true })
  return (
    <Button size="small" icon={icon} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
