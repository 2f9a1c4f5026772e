import { describe, expect, it } from 'vitest';
import { emailHref, phoneHref } from './contactLinks';

describe('phoneHref', () => {
  it.each([
    ['(555) 123-4567', 'tel:5551234567'],
    ['+1 207 555 0142', 'tel:+12075550142'],
    ['call us', undefined],
    ['javascript:alert(1)', 'tel:1'],
  ])('makes of %j %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});

describe('emailHref', () => {
  it.each([
    ['info@example.com', 'mailto:info@example.com'],
    ['a?bcc=all@example.com', 'mailto:a%3Fbcc%3Dall@example.com'],
    ['not an address', undefined],
    ['two@at@signs', undefined],
  ])('makes of %j %j', (email, href) => {
    expect(emailHref(email)).toBe(href);
  });
});
