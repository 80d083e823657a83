export const DOCUMENT_FILE = {
  accept: 'image/jpeg,image/png,application/pdf',
  maxBytes: 10 * 1024 * 1024,
}
