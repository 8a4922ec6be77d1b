import type { measuringMessages as English } from '#lib/messages/en/measuring.ts'

/** The choice about third-party analytics. */
export const measuringMessages: typeof English = {
  title: 'Mesure d’audience',
  text: 'Si vous acceptez, des outils d’autres entreprises comptent les visites et les achats dans cette boutique. Si vous refusez, ils ne sont pas chargés. Vous pouvez changer d’avis ici à tout moment.',
  answers: { accepted: 'Accepter', refused: 'Refuser' },
  states: {
    open: 'Vous n’avez pas choisi. Rien n’est chargé.',
    accepted: 'Vous avez accepté.',
    refused: 'Vous avez refusé. Rien n’est chargé.',
  },
}
