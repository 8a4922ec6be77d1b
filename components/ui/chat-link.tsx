import { brand } from '#brand/company.ts'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { footerMessages } from '#messages/footer.ts'

/** The company's chat with a first message, which the shopper reads and sends. */
const chatLink = (message: string): string => `${brand.chatUrl}?text=${encodeURIComponent(message)}`

/** Opens the chat with a first message, which the shopper reads before sending it. */
export function ChatLink({ message }: { message: string }) {
  return (
    <a href={chatLink(message)} rel="noreferrer" className={`${listLinkStyle} underline`}>
      {footerMessages.chat}
    </a>
  )
}
