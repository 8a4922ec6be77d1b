import { MissingPage } from '#components/layout/missing-page.tsx'
import { missingMetadata } from '#lib/seo/missing-metadata.ts'

export const metadata = missingMetadata

export default MissingPage
