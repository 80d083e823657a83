'use client'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { SteadyBox } from '#components/tables/steady-box.tsx'
import { useRowsOnScreen } from '#components/tables/use-rows-on-screen.ts'
import { useSteadyRows } from '#components/tables/use-steady-rows.ts'
import { cn } from '#components/ui/class-names.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type DayFigures, type Home, type HomeLine, useHome } from '#lib/client/home.ts'
import type { HomeScope } from '#lib/domain/home/home-view.ts'
import { homeHref } from './home-address.ts'
import { HomeFigures } from './home-figures.tsx'
import { HomeManagerCard } from './home-manager-card.tsx'
import { HOME_SCOPE_NAMES } from './home-scope-names.ts'
import { HomeSection } from './home-section.tsx'
import { NothingWaits } from './nothing-waits.tsx'
import { countNewLines, homeGroupKey, homeLineId } from './steady-groups.ts'

const TEXTS = texts({
  whose: ['De quem é a fila', 'Whose queue'],
  queue: ['O que precisa de você', 'What needs you'],
})

export type HomeScreenProps = {
  initial: Home
  of: HomeScope
  institutions: readonly { code: string; name: string }[]
  now: string
}

export const HomeScreen = ({ initial, of, institutions, now }: HomeScreenProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const home = useHome(of, initial)
  const { groups, scopes, elsewhere, today, weekAgo, manager } = home.data ?? initial
  const isBeginning = groups.length === 0 && isIdle(today) && isIdle(weekAgo)
  const hasSide = manager !== null || !isBeginning
  const steady = useSteadyRows({
    rows: groups,
    keyOf: homeGroupKey,
    resetKey: `${of} ${home.isPlaceholderData}`,
  })
  useLinesOnScreen(steady.rows.flatMap(({ lines }) => lines))
  const institutionName = (code: string) => institutions.find((one) => one.code === code)?.name ?? code
  const chips = scopes.map((scope) => ({
    id: scope,
    label: localized(HOME_SCOPE_NAMES[scope], language),
    href: homeHref({ of: scope }),
    selected: scope === of,
  }))
  return (
    <div
      data-wide
      className={cn(
        'grid gap-8',
        hasSide && 'lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-start 2xl:grid-cols-[minmax(0,1fr)_18rem]',
      )}
    >
      <div className="min-w-0 space-y-4">
        <h2 className="sr-only">{t.queue}</h2>
        {chips.length > 1 ? <FilterChips label={t.whose} chips={chips} /> : null}
        <ReadProblem query={home} />
        <SteadyBox steady={{ ...steady, waiting: countNewLines(steady.rows, groups) }}>
          <div
            className={cn(
              'grid gap-4 transition-opacity 2xl:grid-cols-2 2xl:items-start 2xl:[&>:only-child]:col-span-full',
              home.isPlaceholderData && 'opacity-60',
            )}
            aria-busy={home.isPlaceholderData}
          >
            {steady.rows.map((group, index) => (
              <HomeSection key={group.kind} group={group} first={index === 0} {...{ institutionName, now }} />
            ))}
            {steady.rows.length === 0 ? <NothingWaits {...{ elsewhere, isBeginning }} /> : null}
          </div>
        </SteadyBox>
      </div>
      {hasSide ? (
        <div className="space-y-6">
          {manager ? <HomeManagerCard {...manager} /> : null}
          {isBeginning ? null : <HomeFigures {...{ today, weekAgo, now }} />}
        </div>
      ) : null}
    </div>
  )
}

const useLinesOnScreen = (rows: readonly HomeLine[]) => {
  const language = useLanguage()
  useRowsOnScreen({
    rows,
    idOf: homeLineId,
    nameOf: ({ clientName, maskedDocument }) => clientName ?? maskedDocument,
    hrefOf: ({ customerKey }) => `/customers/${customerKey}`,
    actsOf: async (line) => (await import('./home-row-acts.ts')).homeRowActs(line, language),
  })
}

const isIdle = (day: DayFigures) =>
  day.simulatedCustomers + day.proposals + day.signatures + day.payouts === 0
