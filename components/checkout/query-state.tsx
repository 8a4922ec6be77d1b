import { buttonStyle } from '#components/ui/button-style.ts'
import { words } from '#lib/messages/words.ts'

interface FailedProps {
  message: string
  onRetry: () => void
}

/** A question to the backend that failed, with a way to ask again. */
export function Failed({ message, onRetry }: FailedProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <p className="text-danger">{message}</p>
      <button type="button" onClick={onRetry} className={buttonStyle('secondary')}>
        {words.checkout.retry}
      </button>
    </div>
  )
}

/** A question to the backend that is under way. */
export function Loading() {
  return <p role="status">{words.list.loading}</p>
}
