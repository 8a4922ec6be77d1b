import { lazy, Suspense } from 'react'
import type { FailedPageProps } from '#components/layout/failed-page.tsx'
import { failedPageMessages } from '#messages/errors.ts'

/** An empty href is the URL of the current page, with its query. */
const samePage = ''

/** When nothing more can be loaded. */
function BarePage() {
  return (
    <div role="alert" className="container-page py-20">
      <h1 className="text-3xl">{failedPageMessages.title}</h1>
      <a href={samePage} className="underline">
        {failedPageMessages.reload}
      </a>
    </div>
  )
}

const loadPage = () =>
  import('#components/layout/failed-page.tsx').then(
    ({ FailedPage }) => ({ default: FailedPage }),
    () => ({ default: BarePage }),
  )

const Page = lazy<React.ComponentType<FailedPageProps>>(loadPage)

/** Shown in place of a page that failed. Every page has it with it, and hardly any needs it: what it shows is loaded then. */
export const PageError = (props: FailedPageProps) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
