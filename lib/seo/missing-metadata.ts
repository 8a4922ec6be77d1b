import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** What a page says of itself at an address that leads nowhere. */
export const missingMetadata = pageMetadata({ title: words.notFound.title, isHidden: true })
