/** Proof: part of the title of a test in a file. */
type Proof = readonly [file: string, title: string]

interface Criterion {
  name: string
  level: 'A' | 'AA'
  /** Tests besides those of axe, which check each criterion on the shop's pages. */
  tests?: readonly Proof[]
  /** The result of a manual check where no test can decide, or the reason why the criterion does not apply. */
  byHand?: string
}

const noMedia = 'The shop has no sound, video or animation with sound.'
const transcript: Proof = [
  'e2e/transcript.test.ts',
  'a screen reader announces a purchase as the transcript says',
]
const keyboard: Proof = [
  'e2e/purchase-by-keyboard.test.ts',
  'a guest has a shirt delivered and goes to payment by keyboard alone',
]

/** The success criteria of WCAG 2.2, levels A and AA, without 4.1.1, which it removed. */
export const criteria: Readonly<Record<string, Criterion>> = {
  '1.1.1': { name: 'Non-text Content', level: 'A', tests: [transcript] },
  '1.2.1': { name: 'Audio-only and Video-only', level: 'A', byHand: noMedia },
  '1.2.2': { name: 'Captions (Prerecorded)', level: 'A', byHand: noMedia },
  '1.2.3': { name: 'Audio Description or Media Alternative', level: 'A', byHand: noMedia },
  '1.2.4': { name: 'Captions (Live)', level: 'AA', byHand: noMedia },
  '1.2.5': { name: 'Audio Description (Prerecorded)', level: 'AA', byHand: noMedia },
  '1.3.1': { name: 'Info and Relationships', level: 'A', tests: [transcript] },
  '1.3.2': {
    name: 'Meaningful Sequence',
    level: 'A',
    tests: [transcript, ['e2e/markup.test.ts', 'words stay apart without CSS']],
  },
  '1.3.3': {
    name: 'Sensory Characteristics',
    level: 'A',
    byHand: 'No text names a control by its shape, place or sound.',
  },
  '1.3.4': { name: 'Orientation', level: 'AA' },
  '1.3.5': { name: 'Identify Input Purpose', level: 'AA' },
  '1.4.1': {
    name: 'Use of Color',
    level: 'A',
    tests: [['e2e/contrast-themes.test.ts', 'the current category and a chosen filter stand out']],
  },
  '1.4.2': { name: 'Audio Control', level: 'A', byHand: noMedia },
  '1.4.3': {
    name: 'Contrast (Minimum)',
    level: 'AA',
    tests: [
      ['tests/unit/brand/contrast.test.ts', 'can be read: at least 4.5 to 1'],
      ['e2e/banner-contrast.test.ts', 'banner text is readable'],
    ],
  },
  '1.4.4': {
    name: 'Resize Text',
    level: 'AA',
    tests: [['e2e/layout.test.ts', 'at 360 px nothing is cut off with text at twice its size']],
  },
  '1.4.5': {
    name: 'Images of Text',
    level: 'AA',
    tests: [['e2e/banner-contrast.test.ts', 'banner text is readable']],
    byHand: 'Only the logo is a picture of text.',
  },
  '1.4.10': {
    name: 'Reflow',
    level: 'AA',
    tests: [['e2e/layout.test.ts', 'at 320 px, which is 1280 px at a zoom of 400%']],
  },
  '1.4.11': {
    name: 'Non-text Contrast',
    level: 'AA',
    tests: [
      [
        'e2e/contrast-themes.test.ts',
        'the chosen size, the pressed heart and the button to buy can be told apart',
      ],
    ],
  },
  '1.4.12': {
    name: 'Text Spacing',
    level: 'AA',
    tests: [['e2e/markup.test.ts', 'with the text spacing of WCAG 1.4.12']],
  },
  '1.4.13': {
    name: 'Content on Hover or Focus',
    level: 'AA',
    tests: [['e2e/layout.test.ts', 'opens on hover and on focus, and Escape closes it']],
  },
  '2.1.1': { name: 'Keyboard', level: 'A', tests: [keyboard] },
  '2.1.2': {
    name: 'No Keyboard Trap',
    level: 'A',
    tests: [
      keyboard,
      [
        'e2e/cart.test.ts',
        'size, cart and drawer work by keyboard, and Escape gives the focus back',
      ],
    ],
  },
  '2.1.4': {
    name: 'Character Key Shortcuts',
    level: 'A',
    byHand: 'There are no shortcuts of single keys.',
  },
  '2.2.1': {
    name: 'Timing Adjustable',
    level: 'A',
    tests: [
      [
        'e2e/faults.test.ts',
        'a session that ends at the last step places no order, shows a message',
      ],
    ],
    byHand: 'The time to pay is the provider’s, and hours long. What was typed outlives a session.',
  },
  '2.2.2': {
    name: 'Pause, Stop, Hide',
    level: 'A',
    tests: [['e2e/front.test.ts', 'starts its slider after the page, can be paused']],
  },
  '2.3.1': {
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    byHand: 'Nothing flashes.',
  },
  '2.4.1': { name: 'Bypass Blocks', level: 'A' },
  '2.4.2': {
    name: 'Page Titled',
    level: 'A',
    tests: [
      ['e2e/help.test.ts', 'has a title and a description of its own, and one first heading'],
    ],
  },
  '2.4.3': {
    name: 'Focus Order',
    level: 'A',
    tests: [['e2e/order-summary.test.ts', 'the e-mail address comes first, by keyboard too']],
  },
  '2.4.4': { name: 'Link Purpose (In Context)', level: 'A' },
  '2.4.5': {
    name: 'Multiple Ways',
    level: 'AA',
    tests: [
      ['e2e/front.test.ts', 'search opens over the page and leads to results'],
      ['e2e/sitemap.test.ts', 'the sitemap names every product of the backend once'],
    ],
  },
  '2.4.6': { name: 'Headings and Labels', level: 'AA', tests: [transcript] },
  '2.4.7': {
    name: 'Focus Visible',
    level: 'AA',
    tests: [['e2e/covered-focus.test.ts', 'no fixed element covers the focused element']],
  },
  '2.4.11': {
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    tests: [['e2e/covered-focus.test.ts', 'no fixed element covers the focused element']],
  },
  '2.5.1': {
    name: 'Pointer Gestures',
    level: 'A',
    byHand: 'Whatever a swipe does, a button or a link beside it does too.',
  },
  '2.5.2': {
    name: 'Pointer Cancellation',
    level: 'A',
    byHand: 'Controls are links, buttons and inputs of HTML, which act when the pointer is lifted.',
  },
  '2.5.3': { name: 'Label in Name', level: 'A' },
  '2.5.4': { name: 'Motion Actuation', level: 'A', byHand: 'Nothing reacts to moving the device.' },
  '2.5.7': {
    name: 'Dragging Movements',
    level: 'AA',
    byHand: 'Nothing needs dragging: rows scroll by buttons and keys too.',
  },
  '2.5.8': {
    name: 'Target Size (Minimum)',
    level: 'AA',
    tests: [['e2e/page-layout.test.ts', 'each 44 px high']],
  },
  '3.1.1': {
    name: 'Language of Page',
    level: 'A',
    tests: [['e2e/language.test.ts', 'is in its language and fits a narrow phone']],
  },
  '3.1.2': {
    name: 'Language of Parts',
    level: 'AA',
    tests: [['e2e/help.test.ts', 'its table of contents links to every section, in Indonesian']],
  },
  '3.2.1': {
    name: 'On Focus',
    level: 'A',
    tests: [keyboard],
    byHand: 'The focus alone opens suggestions and tooltips, and loads nothing.',
  },
  '3.2.2': {
    name: 'On Input',
    level: 'A',
    tests: [['e2e/narrow-list.test.ts', 'the focus stays on a pressed choice']],
  },
  '3.2.3': {
    name: 'Consistent Navigation',
    level: 'AA',
    tests: [['e2e/shell.test.ts', 'focus stays on a shared element through a navigation']],
  },
  '3.2.4': { name: 'Consistent Identification', level: 'AA', tests: [transcript] },
  '3.2.6': {
    name: 'Consistent Help',
    level: 'A',
    byHand: 'Help and contact stand at the end of every page, in the same order.',
  },
  '3.3.1': {
    name: 'Error Identification',
    level: 'A',
    tests: [
      [
        'e2e/checkout.test.ts',
        'an incomplete address names each missing part and focuses the first',
      ],
    ],
  },
  '3.3.2': { name: 'Labels or Instructions', level: 'A', tests: [transcript] },
  '3.3.3': {
    name: 'Error Suggestion',
    level: 'AA',
    tests: [
      [
        'tests/components/checkout/email-suggestion.test.tsx',
        'is announced politely, and corrected by keyboard',
      ],
    ],
  },
  '3.3.4': {
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    tests: [
      [
        'e2e/order-summary.test.ts',
        'does not happen with a bill over another amount: the page shows both amounts',
      ],
    ],
  },
  '3.3.7': {
    name: 'Redundant Entry',
    level: 'A',
    tests: [['e2e/faults.test.ts', 'Retry continues with the typed text']],
  },
  '3.3.8': {
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    tests: [['e2e/passkeys.test.ts', 'a customer adds a passkey, signs in by it']],
    byHand: 'Passwords can be pasted and kept by password managers; there is no puzzle.',
  },
  '4.1.2': { name: 'Name, Role, Value', level: 'A', tests: [transcript] },
  '4.1.3': {
    name: 'Status Messages',
    level: 'AA',
    tests: [['e2e/help.test.ts', 'counts them aloud, and says when there is none']],
  },
}
