import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { DifferenceTable } from './difference-table.tsx'

const TEXTS = texts({
  same: (count: number) =>
    count === 1
      ? ['Ver o campo igual', 'See the field that is the same']
      : [`Ver os ${count} campos iguais`, `See the ${count} fields that are the same`],
  sameCaption: ['Os campos que não mudam', 'The fields that do not change'],
})

export const DifferenceFold = ({
  differences,
  caption,
  ...sides
}: ComponentProps<typeof DifferenceTable>) => {
  const t = useTexts(TEXTS)
  const changed = differences.filter((difference) => difference.changed)
  const same = differences.filter((difference) => !difference.changed)
  return (
    <>
      {changed.length > 0 ? <DifferenceTable caption={caption} differences={changed} {...sides} /> : null}
      {same.length > 0 ? (
        <details className="group border-t">
          <summary className="flex min-h-10 list-none items-center gap-2 px-4 text-accent text-sm pointer-coarse:min-h-11 sm:px-5 [&::-webkit-details-marker]:hidden">
            {t.same(same.length)}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <DifferenceTable caption={t.sameCaption} differences={same} {...sides} />
        </details>
      ) : null}
    </>
  )
}
