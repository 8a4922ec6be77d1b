import { lazy, Suspense } from 'react'
import type { FailedPageProps } from '#components/layout/failed-page.tsx'
import { failedPageMessages } from '#messages/errors.ts'

/** An empty href resolves to the current page's URL, with its query. */
const samePage = ''

/** Shown when the error page's code fails to load. */
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

/** Replaces a page that failed. Every page includes it but few need it, so its content loads on demand. */
export const PageError = (props: FailedPageProps) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
