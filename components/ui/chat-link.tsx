import { listLinkStyle } from '#components/ui/link-style.ts'
import { chatLink } from '#lib/config/chat-link.ts'
import * as messages from '#lib/messages/messages.ts'

/** Opens the chat with a first message, which the shopper reads before sending it. */
export function ChatLink({ message }: { message: string }) {
  return (
    <a href={chatLink(message)} rel="noreferrer" className={`${listLinkStyle} underline`}>
      {messages.footer.chat}
    </a>
  )
}
