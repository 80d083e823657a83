import { earlyInputQueue } from './early-input-queue.ts'
import { listenForPresses } from './listen-for-presses.ts'
import { listenForTyping } from './listen-for-typing.ts'

/**
 * Dispatches a harmless probe event: React withholds events from elements that are not hydrated, and
 * `HydratedBody` cancels the probe once React delivers it. Serialized into the page, so it must not use its
 * outer scope.
 */
const isHydrated = (element: Element): boolean =>
  !element.dispatchEvent(new Event('touchcancel', { cancelable: true }))

// Runs before the page's scripts, because hydration can lag the render by seconds on slow phones.
const SCRIPT = `(function(isHydrated){var queue=Object.assign({isHydrated:isHydrated},(${earlyInputQueue})(isHydrated));(${listenForPresses})(queue);(${listenForTyping})(queue)})(${isHydrated})`

/**
 * Replays clicks, typing and submits that precede hydration, and keeps an early submit from putting typed
 * values into the URL (decision 032). `nonce` is the nonce of the page's Content-Security-Policy.
 */
export const EarlyInputScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
