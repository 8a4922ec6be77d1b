import { ErrorState } from '#components/ui/error-state.tsx'
import { words } from '#lib/messages/words.ts'

interface FailedProps {
  message: string
  onRetry: () => void
}

/** A question to the backend that failed, with a way to ask again. */
export function Failed({ message, onRetry }: FailedProps) {
  return <ErrorState title={message} retry={words.checkout.retry} onRetry={onRetry} />
}

/** A question to the backend that is under way. */
export function Loading() {
  return <p role="status">{words.list.loading}</p>
}
