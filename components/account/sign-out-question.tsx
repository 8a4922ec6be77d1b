import { Button, buttonStyle } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import * as messages from '#lib/messages/messages.ts'

interface SignOutQuestionProps {
  question: string
  text: string
  yes: string
  /** The call that signs out. */
  action: string
}

/** The page that asks before a sign-out, without JavaScript. */
export function SignOutQuestion({ question, text, yes, action }: SignOutQuestionProps) {
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="text-2xl">{question}</h1>
      <p className="mt-2 mb-8">{text}</p>
      <OwnForm action={action} className="flex flex-wrap gap-3">
        <Button type="submit">{yes}</Button>
        <a href="/account" className={buttonStyle('secondary')}>
          {messages.account.stay}
        </a>
      </OwnForm>
    </div>
  )
}
