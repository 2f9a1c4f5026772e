import { describe, expect, it } from 'vitest';
import { emailHref, phoneHref } from './contactLinks.ts';

describe('phoneHref', () => {
  it.each([
    ['(555) 123-4567', 'tel:5551234567'],
    ['555.123.4567', 'tel:5551234567'],
    ['555–123–4567', 'tel:5551234567'],
    ['+1 207 555 0142', 'tel:+12075550142'],
    ['+1 (207) 555-0142', 'tel:+12075550142'],
    ['Call (555) 123-4567', 'tel:5551234567'],
    ['207/555-0142', 'tel:2075550142'],
    ['207·555·0142', 'tel:2075550142'],
    ['24/7: (555) 123-4567', 'tel:5551234567'],
    ['Mon-Fri 9-5: 555-0142', 'tel:5550142'],
    ['9-5 555-0142', 'tel:5550142'],
  ])('dials the number in %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it.each([
    ['1-800-NEW-CARS', 'tel:18006392277'],
    ['(800) NEW-CARS', 'tel:8006392277'],
    ['+1 (800) new-cars', 'tel:+18006392277'],
    ['1-800-FLOWERS ext. 5', 'tel:18003569377;ext=5'],
    ['555-CARS', 'tel:5552277'],
    ['207-555-0142-Sales', 'tel:2075550142'],
    ['(207) 555-0142 Sales', 'tel:2075550142'],
  ])('counts letters as on a keypad in %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it.each([
    ['+1 (949) 555-0123 extension 45678', 'tel:+19495550123;ext=45678'],
    ['(555) 123-4567 ext 12', 'tel:5551234567;ext=12'],
    ['(555) 123-4567, Ext. 12', 'tel:5551234567;ext=12'],
    ['(555) 123-4567ext.12', 'tel:5551234567;ext=12'],
    ['(555) 123-4567x12', 'tel:5551234567;ext=12'],
    ['(555) 123-4567 (ext. 12)', 'tel:5551234567;ext=12'],
    ['(555) 123-4567 X 12', 'tel:5551234567;ext=12'],
    ['555 123 4567 EXTENSION 12 or 13', 'tel:5551234567;ext=12'],
  ])('appends the extension in %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it.each([
    ['(555) 123-4567 or (555) 765-4321', 'tel:5551234567'],
    ['(555) 123-4567 (555) 765-4321', 'tel:5551234567'],
    ['555-123-4567 (555) 765-4321', 'tel:5551234567'],
    ['555-123-4567 / 555-765-4321', 'tel:5551234567'],
    ['555-123-4567 +1 555 765 4321', 'tel:5551234567'],
    ['(555) 123-4567, open until 7', 'tel:5551234567'],
    ['(555) 123-4567 extra 12', 'tel:5551234567'],
    ['(555) 123-4567 next 12', 'tel:5551234567'],
    ['555+1234567', 'tel:+1234567'],
  ])('ignores whatever follows the number in %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it('dials a number of 15 digits, the longest there is', () => {
    expect(phoneHref('+123 456 789 012 345')).toBe('tel:+123456789012345');
    expect(phoneHref('+123 456 789 012 3456')).toBeUndefined();
  });

  it.each(['call us', '', '+', '()', '555-014', 'open 24/7', 'NEW-CARS', '555 123 4567 555 765 4321'])(
    'makes no link from %j',
    (phone) => {
      expect(phoneHref(phone)).toBeUndefined();
    },
  );
});

describe('emailHref', () => {
  it.each([
    ['info@example.com', 'mailto:info@example.com'],
    ['a?bcc=all@example.com', 'mailto:a%3Fbcc%3Dall@example.com'],
  ])('links to %j', (email, href) => {
    expect(emailHref(email)).toBe(href);
  });

  it.each(['not an address', 'two@at@signs'])('makes no link from %j', (email) => {
    expect(emailHref(email)).toBeUndefined();
  });
});
