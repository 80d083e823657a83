let endsAfterSeconds = 5 * 3600

/** @param {number} seconds counted from the start of this process; running commands are then terminated */
export const setTimeLimit = (seconds) => {
  endsAfterSeconds = seconds
}

export const secondsLeft = () => Math.max(1, Math.floor(endsAfterSeconds - performance.now() / 1000))

export const isTimeOver = () => secondsLeft() <= 1
