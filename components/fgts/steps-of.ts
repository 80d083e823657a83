/** Splits a next action: "No app FGTS: A → b. Depois c." gives ["No app FGTS: A", "B", "Depois c"]. */
export const stepsOf = (nextAction: string): string[] =>
  nextAction
    .split(/\s*→\s*|\.\s+|\.$/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map((step) => `${step.charAt(0).toUpperCase()}${step.slice(1)}`)
