// React waits until 300 ms after its last reveal (at time `$RT`) to reveal streamed parts together. With
// `$RT` undefined, it shows them in the next frame.
const SCRIPT = `(function(){Object.defineProperty(window,'$RT',{get:function(){},set:function(){}})})()`

/** Shows streamed parts of the page without React's delay (decision 086). */
export const StreamedPartsScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
