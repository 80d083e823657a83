// Loaded before everything else in the browser: zod otherwise tries whether it may compile code, which the
// policy of our pages forbids and reports. It reads its settings from here when a form first loads it; asking
// it to set them would put it into every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
