// React waits until 300 ms after its last reveal (at time `$RT`), so that it can reveal several streamed
// parts together. Our parts arrive in the first bytes. This script keeps `$RT` undefined, and React then
// shows the parts in the next frame.
const SCRIPT = `(function(){Object.defineProperty(window,'$RT',{get:function(){},set:function(){}})})()`

/** See decision 086. `nonce` comes from the page's Content-Security-Policy. */
export const StreamedPartsScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
