import type { Page } from '@playwright/test'

/** A masked field of a customer ("o CPF", "o celular" …) and the buttons beside it. */
export const revealControls = (page: Page, what: string) => ({
  show: page.getByRole('button', { name: `Mostrar ${what} (fica registrado)` }),
  /** Shows the field to somebody who has not said why for this customer yet. */
  showWithReason: async (reason = 'Conferir os dados') => {
    await page.getByRole('button', { name: `Mostrar ${what} (fica registrado)` }).click()
    await page.getByRole('dialog').getByRole('button', { name: reason }).click()
  },
  hide: page.getByRole('button', { name: `Ocultar ${what}` }),
})
