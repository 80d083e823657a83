// React keeps parts that come after the first paint back for 300 ms, so that several appear together: `$RT`
// is the time of its last reveal. Ours are in the first bytes; without it they appear with the next frame.
const SCRIPT = `(function(){Object.defineProperty(window,'$RT',{get:function(){},set:function(){}})})()`

/**
 * Lets what the server streams be seen as soon as it is there (decision 086). `nonce` is the one of the
 * page's Content-Security-Policy.
 */
export const StreamedPartsScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
