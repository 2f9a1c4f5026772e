import type { Mutant } from '../mutant.ts';

const testDrive = 'src/components/forms/TestDriveForm.tsx';
const valuation = 'src/components/forms/ValuationForm.tsx';
const field = 'src/components/forms/TextField.tsx';
const chat = 'src/components/chat/ChatPanel.tsx';
const search = 'src/components/inventory/SearchBox.tsx';

export const inputHints: readonly Mutant[] = [
  {
    file: testDrive,
    find: 'autoComplete="name"',
    replace: 'autoComplete="off"',
    breaks: 'the browser does not fill in the name',
    caughtBy: 'Lets The Browser Fill In The Fields',
  },
  {
    file: testDrive,
    find: 'autoComplete="email"',
    replace: 'autoComplete="username"',
    breaks: 'the browser offers user names for the email',
    caughtBy: 'Lets The Browser Fill In The Fields',
  },
  {
    file: testDrive,
    find: 'autoComplete="tel"',
    replace: 'autoComplete="tel-national"',
    breaks: 'the browser fills in the phone number without its country',
    caughtBy: 'Lets The Browser Fill In The Fields',
  },
  {
    file: testDrive,
    find: 'type="tel"',
    replace: 'type="text"',
    breaks: 'letters instead of a number pad for the phone number',
    caughtBy: 'Lets The Browser Fill In The Fields',
  },
  {
    file: valuation,
    find: 'inputMode="decimal"',
    replace: 'inputMode="numeric"',
    breaks: 'a number pad without a decimal point for the mileage',
    caughtBy: 'Offers A Keyboard',
  },
  {
    file: valuation,
    find: 'autoCapitalize="characters"',
    replace: 'autoCapitalize="words"',
    breaks: 'lower case letters in the VIN on a phone',
    caughtBy: 'Offers A Keyboard',
  },
  {
    file: valuation,
    find: 'spellCheck={false}',
    replace: 'spellCheck',
    breaks: 'a VIN underlined as misspelled',
    caughtBy: 'Offers A Keyboard',
  },
  {
    file: valuation,
    find: 'autoComplete="off"\n        autoCapitalize',
    replace: 'autoCapitalize',
    breaks: 'the browser offers other texts for the VIN',
    caughtBy: 'form fields',
  },
  {
    file: 'src/components/theme/tokens.ts',
    find: "field: '1rem'",
    replace: "field: '.9375rem'",
    breaks: 'iOS zooms in on a focused field',
    caughtBy: 'form fields',
  },
  {
    file: chat,
    find: `background: \${({ theme }) => theme.color.surface};
  font-size: \${({ theme }) => theme.font.field};`,
    replace: `background: \${({ theme }) => theme.color.surface};
  font-size: \${({ theme }) => theme.font.small};`,
    breaks: 'iOS zooms in on the chat field',
    caughtBy: 'form fields',
  },
  {
    file: search,
    find: 'type="search"',
    replace: 'type="text"',
    breaks: 'no search key and no clear button in the search field',
    caughtBy: 'Is A Search Field',
  },
  {
    file: search,
    find: 'autoComplete="off"',
    replace: 'autoComplete="on"',
    breaks: 'earlier searches cover the results',
    caughtBy: 'Suggests No Earlier Searches',
  },
  {
    file: chat,
    find: 'autoComplete="off"',
    replace: 'autoComplete="on"',
    breaks: 'the browser offers earlier chat messages',
    caughtBy: 'Suggests No Earlier Messages',
  },
];

export const validation: readonly Mutant[] = [
  {
    file: testDrive,
    find: 'name="name" isRequired',
    replace: 'name="name"',
    breaks: 'a test drive without a name',
    caughtBy: 'Requires Name And Email',
  },
  {
    file: testDrive,
    find: 'type="email" isRequired',
    replace: 'type="email"',
    breaks: 'a test drive without an email address',
    caughtBy: 'Requires Name And Email',
  },
  {
    file: testDrive,
    find: 'type="email"',
    replace: 'type="text"',
    breaks: 'a test drive with an invalid email address',
    caughtBy: 'Requires Name And Email',
  },
  {
    file: testDrive,
    find: 'name="phone" ',
    replace: 'name="phone" isRequired ',
    breaks: 'a phone number is required',
    caughtBy: 'Requires Name And Email',
  },
  {
    file: valuation,
    find: 'step="any"',
    replace: 'step="1"',
    breaks: 'a mileage with decimals is refused',
    caughtBy: 'Accepts Decimals',
  },
  {
    file: valuation,
    find: 'name="vin"\n        isRequired',
    replace: 'name="vin"',
    breaks: 'an estimate without a VIN',
    caughtBy: 'Requires Vin And Mileage',
  },
  {
    file: valuation,
    find: "vin: valueOfField('vin')",
    replace: "vin: valueOfField('vin').trim()",
    breaks: 'the VIN is changed',
    caughtBy: 'Submits The Vin Unchanged',
  },
  {
    file: 'src/components/forms/FormCard.tsx',
    find: '<Card ref={form}',
    replace: '<Card ref={form} noValidate',
    breaks: 'forms accept anything',
    caughtBy: 'Rejects',
  },
  {
    file: 'src/components/forms/FormCard.tsx',
    find: 'if (!isSubmitting) form',
    replace: 'if (isSubmitting) form',
    breaks: 'the form is cleared at the wrong end of a submission',
    caughtBy: 'Is Reset When The Submission Ends',
  },
  {
    file: field,
    find: '&:user-invalid + ${InvalidMark}',
    replace: '&:invalid + ${InvalidMark}',
    breaks: 'an error mark before the visitor has typed',
    caughtBy: 'Marks An Invalid Value',
  },
  {
    file: field,
    find: '&:user-invalid {',
    replace: '&:invalid {',
    breaks: 'a red border before the visitor has typed',
    caughtBy: 'Marks An Invalid Value',
  },
  {
    file: field,
    find: "? ' *' : ''",
    replace: "? '' : ''",
    breaks: 'no asterisk at required fields',
    caughtBy: 'Silent Asterisk',
  },
  {
    file: field,
    find: "' / '';",
    replace: "';",
    breaks: 'a screen reader says “star” after the label',
    caughtBy: 'Silent Asterisk',
  },
  {
    file: chat,
    find: "if (text.trim() !== '')",
    replace: "if (text !== '')",
    breaks: 'blank messages are sent',
    caughtBy: 'Ignores Blank Messages',
  },
];
