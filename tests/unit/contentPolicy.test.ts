import { expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { apiEndpoints } from '../../src/data/firebase/googleApi.ts';

const headers = firebaseConfig.hosting.headers.flatMap((rule) => rule.headers);
const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

it('the headers have a directive for every kind of resource that the page’s own policy does not name', () => {
  const kinds = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'worker'];
  expect(kinds.filter((kind) => !policy.includes(`; ${kind}-src `))).toEqual([]);
});

it('the headers refuse frames on other sites, forms, plugins and another base address', () => {
  const refused = ["frame-ancestors 'self'", "form-action 'none'", "object-src 'none'", "base-uri 'none'"];
  expect(policy.split('; ')).toEqual(expect.arrayContaining(refused));
});

it('the content security policy allows connections to the Google APIs that the site uses, and to no other host', () => {
  const { account, token, firestore } = apiEndpoints({ firebase: { apiKey: 'key', projectId: 'cars' } });
  const origins = [account('signUp'), token, firestore('documents')].map((url) => new URL(url).origin);
  const allowed = /connect-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ');
  expect(allowed?.toSorted()).toEqual(origins.toSorted());
});
