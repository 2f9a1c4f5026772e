import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './operators.ts';
import { project } from './testFiles.ts';

type Break = readonly [file: string, find: string, replacement: string, noticed: string];

/** Breaks that no operator makes. Each text occurs once in its file. */
const breaks: readonly Break[] = [
  ['basics/Modal.tsx', 'showModal()', 'show()', 'the page behind a dialog can be used'],
  ['chat/ChatPanel.tsx', "text.trim() !== ''", "text !== ''", 'blank messages are sent'],
  ['forms/FormCard.tsx', '<Card ref={form}', '<Card noValidate ref={form}', 'forms accept anything'],
  ['forms/TestDriveForm.tsx', 'name="phone"', 'name="phone" isRequired', 'a phone number is required'],
  ['forms/ValuationForm.tsx', "valueOfField('vin')", "valueOfField('vin').trim()", 'the VIN is changed'],
  ['forms/TextField.tsx', '&:user-invalid {', '&:invalid {', 'a red border before typing'],
  ['forms/TextField.tsx', '&:user-invalid +', '&:invalid +', 'an error mark before typing'],
  ['forms/TextField.tsx', 'appearance: textfield;', 'outline: 0;', 'a field does not show the focus'],
  ['forms/TextField.tsx', "' / '';", "';", 'a screen reader says “star” after a label'],
  ['frame/Header.tsx', '&[aria-current] {', '&[aria-selected] {', 'the current screen is not marked'],
  ['frame/Hero.tsx', '<img', '<img loading="lazy"', 'the picture of the hero waits for the layout'],
  ['inventory/SearchBox.tsx', 'appearance: none;', 'outline: 0;', 'the search does not show the focus'],
  [
    'inventory/SearchBox.tsx',
    '<Hidden role',
    '<Hidden key={resultCount} role',
    'a new region is not announced',
  ],
  [
    'inventory/SummaryBar.tsx',
    '<ErrorStatus role',
    '<ErrorStatus key={summary.status} role',
    'nor is this one',
  ],
  ['theme/typography.ts', 'theme.font.h1', 'theme.font.h3', 'the heading of a screen is small'],
  ['theme/typography.ts', 'clip-path: inset(50%);', 'display: none;', 'a screen reader skips hidden labels'],
  ['vehicle/VehicleDrawing.tsx', ': paintOf(color)', ': theme.color.brand', 'all cars have one colour'],
];

/** Returns the breaks as mutants. Throws if a text does not occur exactly once in its file. */
export const mutantsByHand = (): Mutant[] =>
  breaks.map(([name, find, replacement, noticed]) => {
    const file = `src/components/${name}`;
    const source = readFileSync(join(project, file), 'utf8');
    const start = source.indexOf(find);
    if (start < 0 || source.includes(find, start + 1)) {
      throw new Error(`${file} must contain this text exactly once: ${find}`);
    }
    return { file, operator: `by hand: ${noticed}`, start, end: start + find.length, replacement };
  });
