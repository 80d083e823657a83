// React holds streamed parts back until 300 ms after its last reveal (at time `$RT`), to reveal several
// together. Our parts arrive in the first bytes, so this script keeps `$RT` undefined, and React shows them
// in the next frame.
const SCRIPT = `(function(){Object.defineProperty(window,'$RT',{get:function(){},set:function(){}})})()`

/** See decision 086. `nonce` comes from the page's Content-Security-Policy. */
export const StreamedPartsScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
