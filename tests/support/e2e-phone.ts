import type { BrowserContextOptions } from '@playwright/test'

/** A small phone: 360 pixels wide and touched. */
export const E2E_PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
