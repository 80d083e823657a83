import fc from 'fast-check'

/** Each run of `npm test` uses the same random cases; the long suite sets another seed each time. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) })
