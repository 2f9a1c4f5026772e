import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeRestFields, decodeRestValue } from './restValue.ts';

it('decodes each kind of value', () => {
  for (const [written, value] of [
    [{ stringValue: '' }, ''],
    [{ booleanValue: false }, false],
    [{ integerValue: '22995' }, 22995],
    [{ doubleValue: 22995.5 }, 22995.5],
    [{ doubleValue: 'NaN' }, Number.NaN],
    [{ doubleValue: '-Infinity' }, Number.NEGATIVE_INFINITY],
    [{ arrayValue: {} }, []],
    [{ arrayValue: { values: [{ stringValue: 'a' }, { nullValue: null }] } }, ['a', undefined]],
    [{ mapValue: {} }, {}],
    [{ mapValue: { fields: { phone: { stringValue: '1' } } } }, { phone: '1' }],
    [{ timestampValue: '2026-01-01T00:00:00Z' }, undefined],
    [{ constructor: 'x' }, undefined],
    [{}, undefined],
    [null, undefined],
  ] as const) {
    expect(decodeRestValue(written)).toEqual(value);
  }
});

it('never throws, for any value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (anything) => {
      decodeRestValue(anything);
      decodeRestValue({ arrayValue: anything });
      decodeRestValue({ mapValue: { fields: anything } });
      expect(decodeRestFields(anything)).toBeTypeOf('object');
    }),
  );
});
