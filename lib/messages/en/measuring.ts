/** The choice about third-party analytics. */
export const measuringMessages = {
  title: 'Visitor statistics',
  text: "If you accept, tools of other companies count visits and purchases in this shop. If you decline, they aren't loaded. You can change your choice here at any time.",
  answers: { accepted: 'Accept', refused: 'Decline' },
  states: {
    open: "You haven't chosen yet. Nothing is loaded.",
    accepted: 'You accepted.',
    refused: 'You declined. Nothing is loaded.',
  },
}
