import { earlyInputQueue } from './early-input-queue.ts'
import { listenForPresses } from './listen-for-presses.ts'
import { listenForTyping } from './listen-for-typing.ts'

/**
 * React withholds events from elements that are not hydrated. A harmless probe event is dispatched, and
 * `HydratedBody` cancels it once React delivers it. Serialized into the page, so it must not use anything
 * from outside.
 */
const isHydrated = (element: Element): boolean =>
  !element.dispatchEvent(new Event('touchcancel', { cancelable: true }))

// Runs before the page's scripts, as hydration can lag the render by seconds on slow phones.
const SCRIPT = `(function(isHydrated){var queue=Object.assign({isHydrated:isHydrated},(${earlyInputQueue})(isHydrated));(${listenForPresses})(queue);(${listenForTyping})(queue)})(${isHydrated})`

/**
 * Replays clicks, typing and submits that precede hydration, and keeps an early submit from putting typed
 * values into the address (decision 032). `nonce` is that of the page's Content-Security-Policy.
 */
export const EarlyInputScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
