import { writeFileSync } from 'node:fs'
import { accessibilityPage } from '#accessibility/accessibility-page.ts'

/** npm run -w packages/tools accessibility: writes docs/accessibility.md. */
writeFileSync('docs/accessibility.md', accessibilityPage())
