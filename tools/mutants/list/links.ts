import type { Mutant } from '../mutant.ts';

const map = 'src/components/dealer/AddressMap.tsx';
const links = 'src/components/dealer/contactLinks.ts';

export const linksAndFrames: readonly Mutant[] = [
  {
    file: links,
    find: "startsWith('+') ? '+' : ''",
    replace: "startsWith('+') ? '' : ''",
    breaks: 'international numbers lose their plus sign',
    caughtBy: 'Links A Phone Number',
  },
  {
    file: links,
    find: '`;ext=${extensionDigits}`',
    replace: '`,${extensionDigits}`',
    breaks: 'extensions are dialled as digits',
    caughtBy: 'Links An Extension',
  },
  {
    file: links,
    find: "encodeURIComponent(email).replace('%40', '@')",
    replace: 'email',
    breaks: 'an address can add recipients to a message',
    caughtBy: 'links to "a?bcc',
  },
  {
    file: 'src/components/frame/Header.tsx',
    find: 'href={dial}',
    replace: 'href={`tel:${phone}`}',
    breaks: 'the phone link dials spaces and parentheses',
    caughtBy: 'Dials The Dealer',
  },
  {
    file: 'src/components/frame/Header.tsx',
    find: ' aria-label={phone}',
    replace: '',
    breaks: 'the phone button has no name on a phone',
    caughtBy: 'Dials The Dealer At Phone Width',
  },
  {
    file: map,
    find: 'encodeURIComponent(address)',
    replace: 'address',
    breaks: 'an address with an ampersand opens another map',
    caughtBy: 'Encodes The Address',
  },
  {
    file: map,
    find: 'sandbox="allow-scripts',
    replace: 'sandbox="allow-top-navigation allow-scripts',
    breaks: 'the map may replace the page',
    caughtBy: 'Sandboxed',
  },
  {
    file: map,
    find: ' allow-popups allow-popups-to-escape-sandbox',
    replace: '',
    breaks: '‘View larger map’ does nothing',
    caughtBy: 'Sandboxed',
  },
  {
    file: map,
    find: 'referrerPolicy="no-referrer-when-downgrade"',
    replace: 'referrerPolicy="unsafe-url"',
    breaks: 'the map learns more than it needs',
    caughtBy: 'Referrer',
  },
  {
    file: map,
    find: 'title={`Map of ${address}`}',
    replace: 'title="Map"',
    breaks: 'the frame does not say what it shows',
    caughtBy: 'Shows The Address In A Sandboxed Frame',
  },
];
