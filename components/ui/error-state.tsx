'use client'

import { Button } from '#components/ui/button.tsx'

interface ErrorStateProps {
  title: string
  text?: string
  retry: string
  onRetry: () => void
  isRetrying?: boolean
}

/** An error message with a retry button. */
export function ErrorState({ title, text, retry, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 border-danger border-l-2 py-2 pl-4"
    >
      <p className="font-semibold">{title}</p>
      {text && <p className="max-w-[36.8em] text-muted">{text}</p>}
      <Button variant="secondary" onClick={onRetry} isBusy={isRetrying}>
        {retry}
      </Button>
    </div>
  )
}
