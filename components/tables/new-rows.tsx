'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({
  waiting: (count: number) =>
    count === 1
      ? ['1 linha nova · Mostrar', '1 new row · Show']
      : [`${count} linhas novas · Mostrar`, `${count} new rows · Show`],
})

/** Overlays the list, so that it causes no layout shift. */
export const NewRows = ({ count, onShow }: { count: number; onShow: () => void }) => {
  const t = useTexts(TEXTS)
  return (
    <div className="pointer-events-none absolute inset-x-0 top-1 z-30 flex justify-center">
      <button
        type="button"
        onClick={onShow}
        className="pointer-events-auto rounded-full border border-accent bg-raised px-3 py-1 font-medium text-accent text-xs shadow-pop"
      >
        {t.waiting(count)}
      </button>
    </div>
  )
}
