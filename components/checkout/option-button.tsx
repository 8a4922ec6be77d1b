import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

/** What a press does: runs a script, or posts the form around the option with a field. */
export type OptionPress =
  | {
      onClick: () => void
      /** A request is running: the button keeps the focus and ignores presses. */
      isBusy?: boolean
    }
  | { name: string; value: string | number }

/** The attributes of the button. */
function buttonOf(press: OptionPress): ComponentProps<'button'> {
  if ('name' in press) return { type: 'submit', ...press }
  const { onClick, isBusy = false } = press
  return { type: 'button', onClick: isBusy ? undefined : onClick, 'aria-busy': isBusy }
}

interface OptionButtonProps {
  title: string
  children?: ReactNode
  press: OptionPress
  /** Details below the button, inside its border. */
  more?: { id: string; content: ReactNode } | undefined
}

/** A choice that goes to the next step when pressed. */
export function OptionButton({ title, children, press, more }: OptionButtonProps) {
  return (
    <div className="border border-line bg-surface transition-colors duration-150 has-[button:hover]:border-ink">
      <button
        {...buttonOf(press)}
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
