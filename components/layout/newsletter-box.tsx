import { buttonStyle } from '#components/ui/button.tsx'
import { footerMessages } from '#messages/footer.ts'

/**
 * The newsletter's e-mail field. Subscribes a customer, and sends a guest to the sign-up with the address filled in. The sign-up form
 * reports an invalid address in the shop's words, so browser validation is off.
 */
export function NewsletterBox() {
  const { newsletterText, newsletterEmail, subscribe } = footerMessages
  return (
    <form method="post" action="/api/newsletter" noValidate>
      <label htmlFor="newsletter-email" className="text-muted">
        {newsletterText}
        <span className="sr-only"> {newsletterEmail}</span>
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={newsletterEmail}
          className="min-h-12 w-48 min-w-0 grow border border-muted bg-surface px-3 placeholder:text-muted"
        />
        <button type="submit" className={buttonStyle('secondary')}>
          {subscribe}
        </button>
      </div>
    </form>
  )
}
