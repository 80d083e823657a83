/** What the person looking at a proposal may do. */
export type Viewer = {
  /** A manager, who decides in manual review. */
  reviews: boolean
  /** The person created this proposal, and so cannot decide on it. */
  isAuthor: boolean
}
