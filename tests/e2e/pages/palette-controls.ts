import { expect, type Page } from '@playwright/test'

/** The palette of a back-office screen. */
export const paletteControls = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Busca rápida' })
  const box = dialog.getByRole('combobox', { name: 'CPF, nome, contrato ou ação' })
  return {
    dialog,
    box,
    option: (name: string | RegExp) => dialog.getByRole('option', { name }),
    /** The marked line. */
    marked: dialog.getByRole('option', { selected: true }),
    /** Opens it by its keys. A page that is not hydrated yet hears none: people press again. */
    open: () =>
      expect(async () => {
        if (!(await dialog.isVisible())) await page.keyboard.press('Control+k')
        await expect(box).toBeFocused({ timeout: 2000 })
      }).toPass(),
  }
}
