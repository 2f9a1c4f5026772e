/**
 * The first word that occurs decides. So a shade stands before the colour that it is named with ('navy blue'), a
 * finish after every colour but white ('black pearl'), and a word that hides in others at the end ('titanium gray').
 */
const paints: readonly (readonly [word: string, paint: string])[] = [
  ['navy', '#1B2F57'],
  ['charcoal', '#4A5057'],
  ['graphite', '#4A5057'],
  ['burgundy', '#6B1E2B'],
  ['maroon', '#6B1E2B'],
  ['champagne', '#CBB894'],
  ['beige', '#CBB894'],
  ['bronze', '#6A4A33'],
  ['brown', '#6A4A33'],
  ['teal', '#1F6F72'],
  ['black', '#1D2024'],
  ['silver', '#C3C9CE'],
  ['gray', '#7C848B'],
  ['grey', '#7C848B'],
  ['green', '#2F5D43'],
  ['blue', '#1F55A5'],
  ['gold', '#B8923F'],
  ['yellow', '#E7B92B'],
  ['orange', '#D9622B'],
  ['purple', '#55397A'],
  ['pearl', '#ECE9E2'],
  ['white', '#F4F4F1'],
  ['red', '#B0202B'],
  ['tan', '#CBB894'],
];

const UNKNOWN_PAINT = '#8A97A3';

/** The paint that a colour's name stands for: always one of this map, whatever a document says. */
export function paintOf(color = '') {
  const said = color.toLowerCase();
  return paints.find(([word]) => said.includes(word))?.[1] ?? UNKNOWN_PAINT;
}
