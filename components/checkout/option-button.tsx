import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

interface OptionButtonProps {
  title: string
  children?: ReactNode
  onClick: () => void
  /** A request is running: the button keeps the focus and ignores presses. */
  isBusy?: boolean
  /** Details below the button, inside its border. */
  more?: { id: string; content: ReactNode } | undefined
}

/** A choice that goes to the next step when pressed. */
export function OptionButton({
  title,
  children,
  onClick,
  isBusy = false,
  more,
}: OptionButtonProps) {
  return (
    <div className="border border-line bg-surface transition-colors duration-150 has-[button:hover]:border-ink">
      <button
        type="button"
        onClick={isBusy ? undefined : onClick}
        aria-busy={isBusy}
        aria-describedby={more?.id}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 p-4 text-left aria-busy:opacity-60"
      >
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-muted text-sm">{children}</span>
        <Arrow />
      </button>
      {more && (
        <div id={more.id} className="mx-4 border-line border-t py-3">
          {more.content}
        </div>
      )}
    </div>
  )
}

const Arrow = () => (
  <span aria-hidden="true" className="col-start-2 row-span-2 row-start-1 text-muted">
    <Icon name="chevron" />
  </span>
)
