import { linkListStyle } from '#components/ui/link-style.ts'
import { env } from '#lib/config/env.ts'
import { languageNames } from '#lib/config/language-names.ts'
import { language as ownLanguage } from '#messages/language.ts'

/** Links to this page in the other languages of the shop; nothing when it stands alone. */
export function LanguageLinks() {
  const others = env.alternates.filter(({ language }) => language !== ownLanguage)
  if (others.length === 0) return null
  return (
    <ul className={`${linkListStyle} flex flex-wrap justify-center gap-x-5`}>
      {others.map(({ language }) => (
        <li key={language}>
          <a href={`/language/${language}`} hrefLang={language} lang={language} rel="nofollow">
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
