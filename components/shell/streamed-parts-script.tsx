// React delays parts that stream in after the first paint by 300 ms to reveal them together; `$RT` is the
// time of its last reveal. Our parts are in the first bytes, so `$RT` stays undefined and React shows them
// with the next frame.
const SCRIPT = `(function(){Object.defineProperty(window,'$RT',{get:function(){},set:function(){}})})()`

/** See decision 086. `nonce` is the nonce of the page's Content-Security-Policy. */
export const StreamedPartsScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
