import { expect } from '@playwright/test'

/** Polls at short intervals, because every screen test waits here for its data. */
export const e2ePollStatus = (status: string, read: () => Promise<{ status: string }>, message: string) =>
  expect
    .poll(async () => (await read()).status, {
      message,
      intervals: [150],
      timeout: 60_000 * Number(process.env.TEST_PATIENCE ?? 1),
    })
    .toBe(status)
