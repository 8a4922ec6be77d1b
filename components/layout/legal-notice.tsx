import { brand } from '#brand/company.ts'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { companyLines, complaintContacts } from '#lib/messages/legal-details.ts'
import { legalMessages } from '#messages/help.ts'

/** The company's address and registrations, and the ministry's complaints contact, as Indonesian law requires. */
export function LegalNotice() {
  const { legal } = brand
  const contacts = complaintContacts(legal, legalMessages)
  return (
    <div className="container-page flex flex-col gap-1 pb-2">
      {companyLines(legal, legalMessages).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {contacts.length > 0 && (
        <p>
          {legalMessages.complaints}
          {': '}
          <span lang="id">{legal.complaints.office}</span>
          {contacts.map(({ label, href }) => (
            <span key={href}>
              {' · '}
              <a href={href} className={`break-words ${textLinkStyle}`}>
                {label}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
