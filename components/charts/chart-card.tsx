import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Card } from '#components/ui/card.tsx'
import { cn } from '#components/ui/class-names.ts'

const TEXTS = texts({
  download: ['Baixar CSV', 'Download CSV'],
})

type ChartCardProps = {
  title: string
  description: ReactNode
  csvHref: string
  actions?: ReactNode
  busy?: boolean
  className?: string
  children: ReactNode
}

export const ChartCard = ({ title, description, csvHref, actions, busy, ...props }: ChartCardProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card
      className={cn('print:break-inside-avoid print:shadow-none', props.className)}
      aria-busy={busy || undefined}
      title={title}
      description={<span className="block max-w-2xl">{description}</span>}
      actions={
        <>
          {actions}
          {/* A plain `<a>`, because Next's Link would prefetch the file. */}
          <a
            href={csvHref}
            download
            aria-label={`${t.download}: ${title}`}
            className={cn(buttonClasses({ size: 'small' }), 'print:hidden')}
          >
            <Download aria-hidden />
            {t.download}
          </a>
        </>
      }
    >
      {props.children}
    </Card>
  )
}
