// The scroll lock of dialogs reads the CSP nonce for its <style> from `__webpack_nonce__`.
const SCRIPT = `(function(){try{var s=document.currentScript;if(s&&s.nonce)window.__webpack_nonce__=s.nonce;
var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;
if(localStorage.getItem('density')==='compact')document.documentElement.dataset.density='compact'}catch(e){}})()`

/** Applies the stored theme and density before the first paint, without a flash. */
export const ThemeScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning>
    {SCRIPT}
  </script>
)
