import type { theme } from '../../src/components/theme/tokens.ts';

type Group =
  | 'font'
  | 'weight'
  | 'lineHeight'
  | 'tracking'
  | 'space'
  | 'radius'
  | 'shadow'
  | 'breakpoint'
  | 'motion';

/** What each token is for, by group. `colorUses.ts` has the colours. */
export const tokenUses: { [Name in Group]: Record<keyof (typeof theme)[Name], string> } = {
  font: {
    family: 'Figtree, a single variable font',
    caption: 'Captions, chips and the footer’s headings',
    small: 'Labels, notes and badges',
    field: 'The text of a field and of the chat',
    navigation: 'The header’s navigation',
    dealer: 'The dealer’s name in the header',
    body: 'Texts',
    lead: 'The text of a dialog, and about the dealer',
    cardTitle: 'The heading of a card',
    h3: 'The heading of a panel',
    h2: 'The heading of a section',
    h1: 'The heading of a screen',
    hero: 'The name in the hero',
    cardPrice: 'A card’s price: $22,995',
    price: 'The price: $22,995',
    amount: 'An estimate: $22,995',
  },
  weight: {
    body: 'Texts',
    label: 'Labels, buttons and chips',
    heading: 'Headings of sections, panels and cards',
    display: 'The heading of a screen, and prices',
  },
  lineHeight: {
    body: 'Texts: your request goes to the dealer',
    message: 'Chat messages, dialogs and the hero’s facts',
    compact: 'Buttons, chips and labels that may wrap',
    heading: 'Headings of screens and sections',
    price: 'Prices: $22,995',
  },
  tracking: {
    hero: 'The name in the hero',
    heading: 'Headings of screens and sections',
    price: 'Prices: $22,995',
    dealer: 'The dealer’s name in the header',
    vin: 'A VIN: 1FTEW1EP5JFA12345',
    label: 'The footer’s headings',
  },
  space: {
    2: 'A dot and its word',
    4: 'Text and its arrow, or a chip’s padding',
    8: 'Heading and details, icon and label, or fields of a row',
    10: 'Centres a line of 24 px in a control of 44 px',
    12: 'Logo and name, box and text, or a small heading and its content',
    16: 'Fields of a form, or rows of contact details',
    20: 'Cards on phones and tablets',
    24: 'A section’s heading and content, or cards on desktops',
    32: 'Groups, or cards on the widest screens',
    40: 'Columns of a screen, below each other',
    56: 'Columns of a screen, beside each other',
    card: 'The padding of cards',
    panel: 'The padding of forms and dialogs',
    section: 'The sections of a screen',
    gutter: 'Beside the content of a screen',
  },
  radius: {
    inner: 'Small parts and links',
    control: 'Controls and notices',
    card: 'Cards, pictures and chat messages',
    panel: 'Forms, dialogs and the chat',
    hero: 'The hero in wide windows',
    pill: 'Chips, discs and round buttons',
  },
  shadow: {
    e1: 'What lies on the page',
    e2: 'A hovered card, and a button on a photo',
    e3: 'What covers the page',
  },
  breakpoint: {
    tablet: 'Two cards stand beside each other, and the gutter is wider.',
    desktop: 'Three cards. The header is one row, and forms stand beside texts.',
    wide: 'The hero has round corners.',
    cinema: 'Four cards.',
  },
  motion: {
    press: 'A pressed button moves down by 1 px. The loading bar appears.',
    hover: 'Colours and shadows change on hover and focus.',
    panel: 'The chat, a dialog or the large view opens.',
    exit: 'The chat, a dialog or the large view closes.',
    skeletonDelay: 'Before placeholders appear. Faster content shows none.',
    barDelay: 'Before the loading bar appears.',
    screen: 'Another screen appears.',
    spinner: 'One turn of the spinner in a busy button.',
    placeholder: 'One sweep across placeholders and the loading bar.',
    inPlace: 'The easing of everything but fades and loops.',
  },
};
