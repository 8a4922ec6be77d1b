interface CartNoticeProps {
  message: string
  isDone: boolean
}

/** Says what came of a form sent without scripts. */
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
