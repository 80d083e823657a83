import type { Endpoint } from '#lib/client/webhooks.ts'

const WIDTH = 96
const HEIGHT = 18
const GAP = 1

export const SuccessSparkline = ({ hours }: Pick<Endpoint, 'hours'>) => {
  const step = WIDTH / Math.max(1, hours.length)
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="mt-1 ml-auto block">
      {hours.map(({ attempts, succeeded }, index) => {
        const bar = { x: index * step, width: step - GAP }
        const good = attempts === 0 ? 0 : (HEIGHT * succeeded) / attempts
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: each hour has a fixed position
          <g key={index}>
            {attempts === 0 ? (
              <rect {...bar} y={HEIGHT - 1} height="1" className="fill-line-strong" />
            ) : (
              <>
                <rect {...bar} y="0" height={HEIGHT - good} className="fill-danger" />
                <rect {...bar} y={HEIGHT - good} height={good} className="fill-positive" />
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}
