// Set before zod loads: it otherwise tries to compile code, which our policy forbids and reports. A call that
// sets it would put zod into every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
