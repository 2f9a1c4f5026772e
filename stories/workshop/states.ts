/** What a component's docblock may declare as its states, and a story's tag `state:…` may show. */
export const states = {
  filled: 'What it usually holds.',
  empty: 'Nothing to show, or nothing typed yet.',
  sparse: 'Parts of it are not known.',
  long: 'As much text, or as large a number, as may come.',
  narrow: '320 px.',
  loading: 'What it shows is under way.',
  error: 'What it shows is not to be had.',
  invalid: 'What was typed or given cannot be used.',
  busy: 'What the visitor asked for is under way.',
  open: 'A chat or a dialog that is open.',
  closed: 'A chat that is closed.',
  live: 'What it shows changes while it is on the page: press ‘Change’.',
  stale: 'The source is lost: what was there stays.',
} as const;
