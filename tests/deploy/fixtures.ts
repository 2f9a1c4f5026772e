import type { APIRequestContext } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { emulators } from '../../tools/emulators/addresses.ts';
import { startMailServer } from '../../tools/emulators/mailServer.ts';
import { aDealer, aVehicle, someMetadata } from '../e2e/dealer.ts';
import { test as e2e, expect } from '../e2e/fixtures.ts';

/** Creates an anonymous account. Returns its ID token and its user ID. */
export async function signUp(request: APIRequestContext): Promise<{ idToken: string; localId: string }> {
  const response = await request.post(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    { data: { returnSecureToken: true } },
  );
  return response.json();
}

/** A dealer who can accept requests, with a mail server that receives the emails of the emulated functions. */
async function anAcceptingDealer() {
  const dealer = aDealer();
  const to = `sales@${dealer.host}`;
  const emails: Email[] = [];
  /** Such as 451 or 554. */
  let responseCode: number | undefined;
  const server = await startMailServer(async (content) => {
    const mail = await PostalMime.parse(content);
    // An email from an earlier test can arrive late.
    if (mail.to?.[0]?.address !== to) return null;
    if (responseCode !== undefined) return Object.assign(new Error('Refused'), { responseCode });
    emails.push(mail);
    return null;
  });
  const read = async (id: string) => (await dealer.requests.doc(id).get()).data();
  return {
    ...dealer,
    emails,
    read,
    accept: async () => {
      await dealer.put({
        metadata: { ...someMetadata, acceptsRequests: true },
        vehicles: { c1: aVehicle() },
      });
      await dealer.settings.set({ timeZone: 'America/Chicago', requests: { to, format: 'adf' } });
    },
    readAll: async () => (await dealer.requests.get()).docs.map((item) => item.data()),
    /** Waits until the request has this delivery. */
    expectDelivery: (id: string, delivery: object) =>
      expect(async () => {
        expect(await read(id)).toMatchObject({ delivery });
      }).toPass({ intervals: [50], timeout: 30_000 }),
    /** Makes the mail server refuse emails with this SMTP code, or accept them without one. */
    refuseEmails: (code?: number) => {
      responseCode = code;
    },
    closeMailServer: () => new Promise<void>((done) => server.close(done)),
  };
}

/** `site` is the dealer's site as Hosting serves it. Only Google Maps and the mail server are mocked. */
export const test = e2e.extend<{ dealer: Awaited<ReturnType<typeof anAcceptingDealer>> }>({
  documents: {},
  dealer: async ({ documents }, use) => {
    const dealer = await anAcceptingDealer();
    await dealer.put(documents);
    await use(dealer);
    await dealer.closeMailServer();
  },
  server: async ({ context: _ }, use) => use(),
});

export { expect };
