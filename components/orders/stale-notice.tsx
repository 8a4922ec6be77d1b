import { Button } from '#components/ui/button.tsx'
import * as messages from '#lib/messages/messages.ts'

/** The notice that the data may be stale, with a retry button. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center gap-x-4">
      <p>{messages.orders.notFresh}</p>
      <Button variant="quiet" onClick={onRetry}>
        {messages.errors.retry}
      </Button>
    </div>
  )
}
