let endsAfterSeconds = 5 * 3600

/** @param {number} seconds from the start of this process until running commands are terminated */
export const setTimeLimit = (seconds) => {
  endsAfterSeconds = seconds
}

export const secondsLeft = () => Math.max(1, Math.floor(endsAfterSeconds - performance.now() / 1000))

export const isTimeOver = () => secondsLeft() <= 1
