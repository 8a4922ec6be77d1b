import { Container, Text } from '@medusajs/ui'

/** Replaces a widget whose data could not be loaded. */
export const CannotRead = ({ what, error }: { what: string; error: Error }) => (
  <Container className="px-6 py-4">
    <Text size="small">
      {what} could not be loaded: {error.message}. Reload the page.
    </Text>
  </Container>
)
