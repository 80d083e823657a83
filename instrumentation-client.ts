import { config } from 'zod'

// Loaded before everything else in the browser: zod otherwise tries whether it may compile code, which the policy of our pages forbids
// and reports.
config({ jitless: true })
