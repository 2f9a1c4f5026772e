import { expect, it } from 'vitest';
import { assetPathsIn, mayHaveInitialToken } from './storedPage.ts';

const bootScript =
  '<script>var e=({initialAuthToken:t})=>t;window.showroomBoot={initialAuthToken:e}</script>';

it.each([
  [false, ''],
  [false, '<script>window.__TENANT_CONFIG__ = { firebase: {} }</script>'],
  [true, '<script>window.__TENANT_CONFIG__ = { firebase, initialAuthToken: token }</script>'],
  [true, '<script>window.__TENANT_CONFIG__ = { firebase, initialAuthToken }</script>'],
  [true, '<SCRIPT>window.__TENANT_CONFIG__.initialAuthToken = token</SCRIPT>'],
  [true, '<script>window.__TENANT_CONFIG__ = JSON.parse("{\\"initialAuthToken\\":\\"secret\\"}")</script>'],
  [true, '<script type="application/json">{ "initialAuthToken": "secret" }</script>'],
  [true, '<body data-config="{&quot;initialAuthToken&quot;:&quot;secret&quot;}">'],
])('finds an initial token (%s) in %j beside the boot script', (expected, html) => {
  expect(mayHaveInitialToken(html + bootScript)).toBe(expected);
  expect(mayHaveInitialToken(bootScript + html)).toBe(expected);
});

it.each([
  [
    '<script src=/assets/a.js></script><style>@font-face{src:url("/assets/b.woff2")}',
    ['/assets/a.js', '/assets/b.woff2'],
  ],
  ['<script src="https://cdn.example/assets/x.js"></script><img src="/theme/assets/x.png">', []],
])('finds the files of this site in %s', (html, files) => {
  expect(assetPathsIn(html)).toEqual(files);
});
