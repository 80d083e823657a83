// Disables zod's JIT compilation, which our Content-Security-Policy forbids and reports. Set on the global
// object before zod loads, because calling zod's own config function would put zod into every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
