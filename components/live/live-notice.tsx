import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({
  offline: [
    'Sem internet: o que aparece aqui pode estar desatualizado',
    'No internet: what you see here may be out of date',
  ],
  cut: ['Sem conexão ao vivo: atualizando a cada 20 s', 'No live connection: updating every 20 s'],
})

export const LiveNotice = ({ isCut }: { isCut: boolean }) => {
  const t = useTexts(TEXTS)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-30 flex justify-center lg:bottom-5"
    >
      {isCut ? (
        <p className="flex items-center gap-2 rounded-full border bg-raised px-3.5 py-2 text-sm shadow-pop">
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-warning" />
          {navigator.onLine ? t.cut : t.offline}
        </p>
      ) : null}
    </div>
  )
}
