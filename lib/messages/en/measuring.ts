/** The choice about measuring tools of other companies. */
export const measuring = {
  title: 'Measuring visits',
  text: 'If you accept, tools of other companies count visits and purchases in this shop. If you refuse, they are not loaded. You can change this here at any time.',
  answers: { accepted: 'Accept', refused: 'Refuse' },
  states: {
    open: 'You have not chosen. Nothing is loaded.',
    accepted: 'You have accepted.',
    refused: 'You have refused. Nothing is loaded.',
  },
}
