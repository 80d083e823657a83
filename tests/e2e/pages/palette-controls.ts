import { expect, type Page } from '@playwright/test'

export const paletteControls = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Busca rápida' })
  const box = dialog.getByRole('combobox', { name: 'CPF, nome, contrato ou ação' })
  return {
    dialog,
    box,
    option: (name: string | RegExp) => dialog.getByRole('option', { name }),
    selected: dialog.getByRole('option', { selected: true }),
    /** Repeats the shortcut, because keys pressed before hydration are lost. */
    open: () =>
      expect(async () => {
        if (!(await dialog.isVisible())) await page.keyboard.press('Control+k')
        await expect(box).toBeFocused({ timeout: 2000 })
      }).toPass(),
  }
}
