import type { ServerResponse } from 'node:http'

/** Longer than nearly every page takes, shorter than anybody notices. */
const AT_MOST_MS = 150

/**
 * Buffers what a page writes until it is whole, at most for a moment: a page that is quick is rendered at
 * once, instead of as a skeleton that is replaced a third of a second later. A slow one still shows its frame
 * early.
 */
export const bufferFirstBytes = (response: ServerResponse): void => {
  // Not the response's own cork: its end would come before what it has buffered.
  const { socket } = response
  socket?.cork()
  const timer = setTimeout(() => socket?.uncork(), AT_MOST_MS)
  response.once('close', () => clearTimeout(timer))
}
