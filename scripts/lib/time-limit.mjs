let endsAfterSeconds = 5 * 3600

/** @param {number} seconds since this process began, after which what still runs is ended */
export const endAfter = (seconds) => {
  endsAfterSeconds = seconds
}

/** Seconds until the end of this command, at least 1. */
export const secondsLeft = () => Math.max(1, Math.floor(endsAfterSeconds - performance.now() / 1000))

export const isTimeOver = () => secondsLeft() <= 1
