import { brand } from '#brand/company.ts'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { footerMessages } from '#messages/footer.ts'

/** Returns the URL of the company's chat with a prefilled message. */
const chatLink = (message: string): string => `${brand.chatUrl}?text=${encodeURIComponent(message)}`

/** Opens the chat with a prefilled message, which the shopper reads before sending it. */
export function ChatLink({ message }: { message: string }) {
  return (
    <a href={chatLink(message)} rel="noreferrer" className={`${listLinkStyle} underline`}>
      {footerMessages.chat}
    </a>
  )
}
