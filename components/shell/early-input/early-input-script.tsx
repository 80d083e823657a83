import { isAwake } from './is-awake.ts'
import { keepUntil } from './keep-until.ts'
import { listenForPresses } from './listen-for-presses.ts'
import { listenForTyping } from './listen-for-typing.ts'

// Before the page's own scripts: a page is drawn before it is awake, on a slow phone by seconds.
const SCRIPT = `(function(isAwake){var ears={isAwake:isAwake,keep:(${keepUntil})(isAwake)};(${listenForPresses})(ears);(${listenForTyping})(ears)})(${isAwake})`

/**
 * What is pressed, typed and sent on a page that is not awake yet is done once, when it is; nothing typed ends in an address because a form
 * was sent too early. `nonce` is the one of the page's Content-Security-Policy.
 */
export const EarlyInputScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
