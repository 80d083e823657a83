import { expect } from '@playwright/test'

/**
 * Waits until something made through the API is in this status, asking often: what a screen starts from
 * should not keep its test waiting.
 */
export const e2eUntil = (status: string, read: () => Promise<{ status: string }>, message: string) =>
  expect
    .poll(async () => (await read()).status, {
      message,
      intervals: [150],
      timeout: 60_000 * Number(process.env.TEST_PATIENCE ?? 1),
    })
    .toBe(status)
