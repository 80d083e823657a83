import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { FgtsHindrances, type FgtsHindrancesProps } from './fgts-hindrances.tsx'

const TEXTS = texts({
  title: ['Não dá para simular agora', 'It cannot be simulated now'],
  queryAgain: ['Consultar de novo', 'Query again'],
})

type FgtsSimulationRefusedProps = FgtsHindrancesProps & {
  href: string
}

export const FgtsSimulationRefused = ({ href, reasons }: FgtsSimulationRefusedProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card title={t.title} footer={<LinkButton href={href}>{t.queryAgain}</LinkButton>}>
      <FgtsHindrances reasons={reasons} />
    </Card>
  )
}
