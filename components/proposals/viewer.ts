export type Viewer = {
  reviews: boolean
  /** The author of a proposal cannot decide on it. */
  isAuthor: boolean
}
