import { listLinkStyle } from '#components/ui/link-style.ts'
import { confirmEmailMessages } from '#messages/confirm-email.ts'

/** Offers a guest an account, which receives the order once its e-mail address is confirmed. */
export function KeepOrder() {
  return (
    <div>
      <a href="/sign-up?next=/account/orders" className={`${listLinkStyle} underline`}>
        {confirmEmailMessages.keepOrder}
      </a>
      <p className="text-muted text-sm">{confirmEmailMessages.keepText}</p>
    </div>
  )
}
