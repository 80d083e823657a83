'use client'
import { Printer } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'

const TEXTS = texts({ print: ['Imprimir', 'Print'] })

export const PrintButton = () => {
  const t = useTexts(TEXTS)
  return (
    <Button
      size="small"
      className="max-sm:hidden print:hidden"
      icon={<Printer aria-hidden />}
      onClick={() => window.print()}
    >
      {t.print}
    </Button>
  )
}
