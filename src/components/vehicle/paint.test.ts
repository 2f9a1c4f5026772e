import { describe, expect, it } from 'vitest';
import { paintOf } from './paint.ts';

describe('paintOf', () => {
  it.each([
    ['White', '#F4F4F1'],
    ['black', '#1D2024'],
    ['SILVER', '#C3C9CE'],
    ['Gray', '#7C848B'],
    ['Grey', '#7C848B'],
    ['Red', '#B0202B'],
    ['Blue', '#1F55A5'],
    ['Green', '#2F5D43'],
    ['Tan', '#CBB894'],
  ])('finds the paint for %s, whatever its case', (color, paint) => {
    expect(paintOf(color)).toBe(paint);
  });

  it.each([
    ['Dark Green', 'green'],
    ['Navy Blue', 'navy'],
    ['Charcoal Gray', 'charcoal'],
    ['Pearl White', 'pearl'],
    ['Black Pearl', 'black'],
    ['Burgundy Red', 'burgundy'],
    ['Champagne Gold', 'champagne'],
    ['Titanium Gray', 'gray'],
  ])('paints %s as %s', (color, plain) => {
    expect(paintOf(color)).toBe(paintOf(plain));
  });

  it('never returns a value from a document', () => {
    const unknown = paintOf();
    expect(paintOf('')).toBe(unknown);
    expect(paintOf('#FF00FF')).toBe(unknown);
    expect(paintOf('url(https://example.com/)')).toBe(unknown);
  });
});
