import { listLinkStyle } from '#components/ui/link-style.ts'
import * as messages from '#lib/messages/messages.ts'

/** Offers a guest an account, which takes up the order once its e-mail address is confirmed. */
export function KeepOrder() {
  return (
    <div>
      <a href="/sign-up?next=/account/orders" className={`${listLinkStyle} underline`}>
        {messages.confirmEmail.keepOrder}
      </a>
      <p className="text-muted text-sm">{messages.confirmEmail.keepText}</p>
    </div>
  )
}
