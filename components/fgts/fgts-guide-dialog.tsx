'use client'
import { BookOpen } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { isGuided } from './guided-codes.ts'

const TEXTS = texts({
  open: ['Ver passo a passo', 'See the steps'],
  openOf: (name: string) => [`Ver passo a passo para a ${name}`, `See the steps for ${name}`],
})

const load = () => import('./opened-fgts-guide-dialog.tsx').then((module) => module.OpenedFgtsGuideDialog)
const OpenedFgtsGuideDialog = dynamic(load, { ssr: false })

type FgtsGuideDialogProps = {
  code: string
  name: string
  text: string
}

export const FgtsGuideDialog = ({
  code,
  ...reported
}: { code: string | null } & Omit<FgtsGuideDialogProps, 'code'>) =>
  isGuided(code) ? <GuideButton code={code} {...reported} /> : null

const GuideButton = ({ code, name, text }: FgtsGuideDialogProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const isWanted = usePreloaded(load, open)
  return (
    <>
      <Button size="small" icon={<BookOpen />} aria-label={t.openOf(name)} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isWanted ? <OpenedFgtsGuideDialog {...{ code, name, text, open }} onOpenChange={setOpen} /> : null}
    </>
  )
}
