import fc from 'fast-check'

/**
 * Setup of each test file: properties are tried on the same random cases in every run of the gate. The long
 * suite states another seed each time.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) })
