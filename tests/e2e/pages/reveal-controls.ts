import type { Page } from '@playwright/test'

/** A masked field of a customer ("o CPF", "o celular" …) and the buttons beside it. */
export const revealControls = (page: Page, what: string) => ({
  show: page.getByRole('button', { name: `Mostrar ${what} (fica registrado)` }),
  hide: page.getByRole('button', { name: `Ocultar ${what}` }),
})
