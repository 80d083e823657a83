import { localizedTexts, texts } from '#components/language/texts.ts'
import { announce } from '#components/ui/announce.ts'
import { copyText } from '#components/ui/copy-text.ts'
import type { Language } from '#lib/domain/language.ts'
import type { RowAct } from './row-act.ts'

const TEXTS = texts({
  copied: ['Copiado', 'Copied'],
  failed: ['Não foi possível copiar', 'It could not be copied'],
})

type PerformOptions = { language: Language; go: (href: string) => void }

export const performRowAct = async ({ act }: RowAct, { language, go }: PerformOptions): Promise<void> => {
  if ('href' in act) return go(act.href)
  if ('show' in act) return act.show()
  const t = localizedTexts(TEXTS, language)
  if ('copy' in act) return announce((await copyText(act.copy)) ? t.copied : t.failed, { isShown: true })
  const answer = await act.run()
  announce(answer.ok ? answer.data : `${answer.problem.detail} ${answer.problem.nextAction}`, {
    isShown: true,
  })
}
