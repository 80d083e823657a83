import { earlyInputQueue } from './early-input-queue.ts'
import { listenForPresses } from './listen-for-presses.ts'
import { listenForTyping } from './listen-for-typing.ts'

/** Dispatches a probe that `HydratedBody` cancels if `element` is hydrated. Must not use its outer scope. */
const isHydrated = (element: Element): boolean =>
  !element.dispatchEvent(new Event('touchcancel', { cancelable: true }))

// Runs before the page's scripts, because on slow phones hydration can come seconds after the first paint.
const SCRIPT = `(function(isHydrated){var queue=Object.assign({isHydrated:isHydrated},(${earlyInputQueue})(isHydrated));(${listenForPresses})(queue);(${listenForTyping})(queue)})(${isHydrated})`

/** Replays input that precedes hydration and keeps typed values out of the URL (decision 032). */
export const EarlyInputScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
