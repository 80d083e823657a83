import compression from 'compression'

/**
 * Sends what a page writes in Brotli, or in the form the browser asks for. Styles are in a document more than
 * once: only Brotli looks far enough back to send them once.
 */
export const compressPages = compression()
