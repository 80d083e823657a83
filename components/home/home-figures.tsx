import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useFigureTexts } from '#components/statuses/use-figure-texts.ts'
import { Money } from '#components/ui/money.tsx'
import { StatCard } from '#components/ui/stat-card.tsx'
import type { DayFigures } from '#lib/client/home.ts'
import { instantOf } from '#lib/config/clock.ts'

const TEXTS = texts({
  title: ['Hoje', 'Today'],
  // In Portuguese "sábado" and "domingo" are masculine; the other weekdays are feminine.
  compared: (pt: string, en: string) => [
    `Comparado ${/^s|^d/.test(pt) && !pt.endsWith('feira') ? 'ao' : 'à'} ${pt} ${pt.endsWith('feira') ? 'passada' : 'passado'}, até este horário.`,
    `Compared to last ${en}, up to this time.`,
  ],
  before: (figure: string) => [`há uma semana: ${figure}`, `a week ago: ${figure}`],
  contracts: (count: number) =>
    count === 1
      ? ['1 contrato pago', '1 contract paid']
      : [`${count} contratos pagos`, `${count} contracts paid`],
})

type HomeFiguresProps = { today: DayFigures; weekAgo: DayFigures; now: string }

/** Compares today's figures with the same weekday last week, up to the same time of day. */
export const HomeFigures = ({ today, weekAgo, now }: HomeFiguresProps) => {
  const t = useTexts(TEXTS)
  const figure = useFigureTexts()
  const counts = (['simulatedCustomers', 'proposals', 'signatures'] as const).map((name) => ({
    ...figure(name),
    now: today[name],
    before: weekAgo[name],
  }))
  const at = instantOf(now)
  return (
    <section aria-labelledby="home-today">
      <h2 id="home-today" className="mb-3 font-semibold leading-6">
        {t.title}
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-1">
        {counts.map(({ label, meaning, ...count }) => (
          <StatCard
            key={label}
            label={label}
            meaning={meaning}
            value={count.now}
            note={t.before(String(count.before))}
          />
        ))}
        <StatCard
          {...figure('net')}
          value={
            <Money
              cents={centsOfReais(today.paidAmount)}
              className="max-sm:text-base max-sm:tracking-tighter"
            />
          }
          note={
            <>
              {t.contracts(today.payouts)}
              <br />
              {t.before(formatReais(weekAgo.paidAmount).replace(' ', '\u00a0'))}
            </>
          }
        />
      </div>
      <p className="mt-2 text-ink-muted text-xs">{t.compared(weekday(at, 'pt-BR'), weekday(at, 'en'))}</p>
    </section>
  )
}

const weekday = (at: Date, language: string) =>
  new Intl.DateTimeFormat(language, { timeZone: 'America/Sao_Paulo', weekday: 'long' }).format(at)
