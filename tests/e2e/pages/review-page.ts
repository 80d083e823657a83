import { expect, type Page } from '@playwright/test'

export const reviewPage = (page: Page) => {
  const { keyboard } = page
  const queue = page.getByRole('region', { name: 'Fila de análise' })
  const heading = page.getByRole('heading', { level: 2, name: /^Maria Helena/ })
  return {
    queue,
    heading,
    open: () => page.goto('/review'),
    narrowTo: async (reason: string) => {
      const filter = queue.getByLabel('Motivo')
      const search = queue.getByRole('searchbox')
      // Presses the key repeatedly, because a key pressed before hydration is lost.
      await expect(async () => {
        await keyboard.press('/')
        await expect(search).toBeFocused({ timeout: 1_000 })
      }).toPass()
      await search.clear()
      await keyboard.press('Tab')
      await expect(queue.getByRole('button', { name: /^Filtros/ })).toBeFocused()
      await keyboard.press('Enter')
      await expect(filter).toBeFocused()
      await keyboard.type(reason.slice(0, 6))
      await expect(filter.getByRole('option', { name: reason, selected: true })).toBeAttached()
    },
    line: (name: string) => queue.getByRole('link', { name: new RegExp(name) }),
    moveTo: async (name: string) => {
      await keyboard.press('Escape')
      const present = queue.locator('a[aria-current=true]')
      for (let count = 0; count < 30; count += 1) {
        const here = await present.innerText()
        if (here.includes(name)) break
        await keyboard.press('j')
        await expect.poll(() => present.innerText(), { message: 'the next line' }).not.toBe(here)
      }
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    },
    decide: async (letter: 'a' | 'r', digit: string, name: string) => {
      await keyboard.press(letter)
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(name)
      await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused()
      await keyboard.press(digit)
      await keyboard.press('Control+Enter')
      await expect(dialog).toBeHidden()
    },
    sendBack: async (words: string) => {
      await keyboard.press('d')
      const dialog = page.getByRole('alertdialog', { name: 'Pedir correção ao agente?' })
      await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused()
      for (let count = 0; count < 20; count += 1) {
        if (await dialog.getByLabel('Selfie').evaluate((box) => box === document.activeElement)) break
        await keyboard.press('Tab')
      }
      await keyboard.press('Space')
      for (let count = 0; count < 20; count += 1) {
        if (await dialog.getByRole('textbox').evaluate((box) => box === document.activeElement)) break
        await keyboard.press('Tab')
      }
      await keyboard.type(words)
      await keyboard.press('Control+Enter')
      await expect(dialog).toBeHidden()
    },
  }
}
