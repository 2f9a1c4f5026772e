import { expect, it } from 'vitest';
import { parseHost } from './host.ts';

it.each(['www.example.com', 'localhost', 'a', 'xn--mnchen-3ya.example', '127.0.0.1', ' WWW.Example.COM '])(
  'accepts the host %j, in any case',
  (typed) => {
    expect(parseHost(typed)).toBe(typed.trim().toLowerCase());
  },
);

const example = 'a name such as www.example.com';
it.each([
  ['https://www.example.com', 'www.example.com'],
  ['https://www.example.com/cars?x=1', 'www.example.com'],
  ['localhost:5173', 'localhost'],
  ['www.example.com.', 'www.example.com'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ...['', 'www_example_com', 'a..b', '-a.example', 'a b', '../x', '__x__'].map((typed) => [typed, example]),
  [`${'a'.repeat(64)}.example`, example],
  [`${'a.'.repeat(126)}aa`, example],
])('refuses %j and says to type %s', (typed, suggestion) => {
  expect(() => parseHost(typed)).toThrow(`is not a host name. Type ${suggestion}`);
});
