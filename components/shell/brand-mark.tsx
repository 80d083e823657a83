export const BrandMark = ({ className = 'size-7' }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 32 32" className={`shrink-0 ${className}`}>
    <rect width="32" height="32" rx="8" className="fill-accent" />
    <path
      d="M9 22v-6M16 22V9M23 22v-9"
      className="stroke-on-accent"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  </svg>
)
