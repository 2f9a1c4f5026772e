import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, type StockFields } from './fields.ts';

describe('changedFields', () => {
  const document = { make: 'Saab', price: 9000, features: ['a', 'b'], note: 'keep' };

  it('returns only the fields that differ', () => {
    expect(changedFields(document, { make: 'Saab', price: 8500, features: ['a', 'b'] })).toEqual({
      price: 8500,
    });
  });

  it('leaves a field alone that the file does not have', () => {
    expect(changedFields(document, {})).toEqual({});
  });

  it('removes a field whose cell is empty, but only if the document has it', () => {
    expect(changedFields(document, { price: null, color: null })).toEqual({ price: null });
  });

  it('leaves an empty list of features alone when the file has none', () => {
    expect(changedFields({ features: [] }, { features: null })).toEqual({});
  });

  it('compares types and the order of features', () => {
    expect(changedFields({ price: '9000' }, { price: 9000 })).toEqual({ price: 9000 });
    expect(changedFields(document, { features: ['b', 'a'] })).toEqual({ features: ['b', 'a'] });
  });

  it('finds nothing to change after the changes are applied', () => {
    const value = fc.option(fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())));
    const fields: fc.Arbitrary<StockFields> = fc.record(
      { make: value, price: value, features: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, fields, (before, wanted) => {
        expect(changedFields({ ...before, ...changedFields(before, wanted) }, wanted)).toEqual({});
      }),
    );
  });
});
