export type Viewer = {
  reviews: boolean
  /** True for the author of the proposal, who cannot decide on it. */
  isAuthor: boolean
}
