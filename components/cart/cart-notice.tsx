interface CartNoticeProps {
  message: string
  isDone: boolean
}

/** The result of a cart form that was posted without JavaScript. */
export function CartNotice({ message, isDone }: CartNoticeProps) {
  return (
    <p
      role={isDone ? 'status' : 'alert'}
      className={`mb-6 border p-4 ${isDone ? 'border-line' : 'border-danger text-danger'}`}
    >
      {message}
    </p>
  )
}
