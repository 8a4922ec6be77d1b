import { ErrorState } from '#components/ui/error-state.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import * as words from '#lib/messages/words.ts'

interface FailedProps {
  message: string
  onRetry: () => void
}

/** A question to the backend that failed, with a way to ask again. */
export function Failed({ message, onRetry }: FailedProps) {
  return <ErrorState title={message} retry={words.checkout.retry} onRetry={onRetry} />
}

/** A question to the backend that is under way, in the shape of the choices that it will give. */
export function Loading() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{words.list.loading}</span>
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
    </div>
  )
}
