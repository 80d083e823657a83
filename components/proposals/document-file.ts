/** What a document may be: the media types that are taken, as an input's accept, and the most bytes. */
export const DOCUMENT_FILE = {
  accept: 'image/jpeg,image/png,application/pdf',
  maxBytes: 10 * 1024 * 1024,
}
