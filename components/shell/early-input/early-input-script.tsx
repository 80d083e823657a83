import { keepUntil } from './keep-until.ts'
import { listenForPresses } from './listen-for-presses.ts'
import { listenForTyping } from './listen-for-typing.ts'

/**
 * Whether what is done on an element is heard. React keeps events back from what it has not hydrated, so one
 * that means nothing is sent ahead: the body cancels it when React hands it over (`HydratedBody`). Sent to
 * the browser as text: it may use nothing from outside.
 */
const isHydrated = (element: Element): boolean =>
  !element.dispatchEvent(new Event('touchcancel', { cancelable: true }))

// Before the page's own scripts: a page is rendered before it is hydrated, on a slow phone by seconds.
const SCRIPT = `(function(isHydrated){var queue=Object.assign({isHydrated:isHydrated},(${keepUntil})(isHydrated));(${listenForPresses})(queue);(${listenForTyping})(queue)})(${isHydrated})`

/**
 * What is pressed, typed and sent on a page that is not hydrated yet is done once, when it is; nothing typed
 * ends in an address because a form was sent too early. `nonce` is the one of the page's
 * Content-Security-Policy.
 */
export const EarlyInputScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
