import type { Page } from '@playwright/test'

/** Buttons of a customer's masked field ("o CPF", "o celular" …). */
export const revealControls = (page: Page, what: string) => ({
  show: page.getByRole('button', { name: `Mostrar ${what} (fica registrado)` }),
  /** The dialog asks for a reason only at the first reveal per customer. */
  showWithReason: async (reason = 'Conferir os dados') => {
    await page.getByRole('button', { name: `Mostrar ${what} (fica registrado)` }).click()
    await page.getByRole('dialog').getByRole('button', { name: reason }).click()
  },
  hide: page.getByRole('button', { name: `Ocultar ${what}` }),
})
