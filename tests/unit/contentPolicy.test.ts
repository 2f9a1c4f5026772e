import { expect, it } from 'vitest';
import { apiEndpoints } from '../../src/data/firebase/googleApi.ts';
import { hostingHeaders } from '../../tools/vite/hosting.ts';

const policy = hostingHeaders('/')['Content-Security-Policy'] ?? '';
const directives = Object.fromEntries(
  policy.split('; ').map((directive) => {
    const [name, ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }),
);

it('the headers allow each kind of resource only what the site needs', () => {
  // The page's own policy names scripts and styles.
  expect(directives).toEqual({
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'media-src': "'none'",
    'manifest-src': "'none'",
    'worker-src': "'self'",
    // A dealer's photos can be anywhere.
    'img-src': "'self' https: http: data:",
    'font-src': "'self'",
    'connect-src': expect.stringMatching(/^'self' /),
    'frame-src': 'https://www.google.com https://maps.google.com',
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dealer listeners service-worker',
  });
});

it('the content security policy allows connections to the Google APIs that the site uses, and to no other host', () => {
  const { account, token, firestore } = apiEndpoints({ firebase: { apiKey: 'key', projectId: 'cars' } });
  const origins = [account('signUp'), token, firestore('documents')].map((url) => new URL(url).origin);
  const allowed = directives['connect-src']?.split(' ').slice(1);
  expect(allowed?.toSorted()).toEqual(origins.toSorted());
});
