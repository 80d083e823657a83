'use client'
import { RotateCw } from 'lucide-react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeader } from './page-header.tsx'
import { usePageRetry } from './use-page-retry.ts'

const TEXTS = texts({
  title: ['Esta página não abriu', 'This page did not open'],
  ours: ['Algo deu errado do nosso lado', 'Something went wrong on our side'],
  text: [
    'O que já foi enviado está guardado. Tente de novo em alguns segundos; o resto do sistema continua no menu.',
    'What has been sent is kept. Try again in a few seconds; the rest of the system is still in the menu.',
  ],
  again: ['Tentar de novo', 'Try again'],
  home: ['Ir para o início', 'Go to the start'],
  code: (code: string) => [
    `Se continuar, fale com o suporte e informe o código ${code}.`,
    `If it goes on, contact support and give the code ${code}.`,
  ],
})

type StaffErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A page of staff that failed: the menu, the palette and the keys stay. */
export const StaffError = ({ error, reset }: StaffErrorProps) => {
  const t = useTexts(TEXTS)
  const retry = usePageRetry(reset)
  return (
    <>
      <PageHeader title={t.title} />
      <Callout
        tone="danger"
        title={t.ours}
        className="max-w-2xl"
        action={
          <>
            <Button variant="primary" icon={<RotateCw />} onClick={retry}>
              {t.again}
            </Button>
            <LinkButton href="/home">{t.home}</LinkButton>
          </>
        }
      >
        {t.text} {error.digest ? t.code(error.digest) : null}
      </Callout>
    </>
  )
}
