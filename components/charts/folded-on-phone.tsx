'use client'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { cn } from '#components/ui/class-names.ts'

const TEXTS = texts({
  show: ['Mostrar', 'Show'],
  hide: ['Ocultar', 'Hide'],
})

export const FoldedOnPhone = ({ name, children }: { name: string; children: ReactNode }) => {
  const t = useTexts(TEXTS)
  const id = useId()
  const [open, setOpen] = useState(false)
  const label = open ? t.hide : t.show
  return (
    <>
      <Button
        full
        className="sm:hidden print:hidden"
        aria-label={`${label}: ${name}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        iconEnd={<ChevronDown aria-hidden className={cn('transition-transform', open && 'rotate-180')} />}
      >
        {label}
      </Button>
      <div id={id} className={open ? 'max-sm:mt-5' : 'max-sm:not-print:hidden'}>
        {children}
      </div>
    </>
  )
}
