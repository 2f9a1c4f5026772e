/**
 * The first match wins: specific shades before base colours ('navy blue'), 'pearl' after most colours that it can qualify
 * ('black pearl'), and words that occur inside other words last ('tan' in 'titanium gray').
 */
const paints: readonly (readonly [pattern: RegExp, paint: string])[] = [
  [/navy/, '#1B2F57'],
  [/charcoal|graphite/, '#4A5057'],
  [/burgundy|maroon/, '#6B1E2B'],
  [/champagne|beige/, '#CBB894'],
  [/bronze|brown/, '#6A4A33'],
  [/teal/, '#1F6F72'],
  [/black/, '#1D2024'],
  [/silver/, '#C3C9CE'],
  [/gr[ae]y/, '#7C848B'],
  [/green/, '#2F5D43'],
  [/blue/, '#1F55A5'],
  [/gold/, '#B8923F'],
  [/yellow/, '#E7B92B'],
  [/orange/, '#D9622B'],
  [/purple/, '#55397A'],
  [/pearl/, '#ECE9E2'],
  [/white/, '#F4F4F1'],
  [/red/, '#B0202B'],
  [/tan/, '#CBB894'],
];

const unknownPaint = '#8A97A3';

/** The paint for a colour name: a value of the table, never text from a document. */
export function findPaint(color = '') {
  // After 'over', dealers name the interior.
  const name = color.toLowerCase().replace(/\sover\s.*/, '');
  return paints.find(([pattern]) => pattern.test(name))?.[1] ?? unknownPaint;
}
