import type { APIRequestContext } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { emulators } from '../../tools/emulators/addresses.ts';
import { startMailServer } from '../../tools/emulators/mailServer.ts';
import { aDealer, aVehicle, someMetadata } from '../e2e/dealer.ts';
import { expect, test as e2e } from '../e2e/fixtures.ts';

/** Creates an anonymous account. Returns its ID token and its user ID. */
export async function signUp(request: APIRequestContext): Promise<{ idToken: string; localId: string }> {
  const response = await request.post(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    { data: { returnSecureToken: true } },
  );
  return response.json();
}

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Receives the mails of the emulated functions. Tests tell their mails apart by the recipient. */
async function openMailbox() {
  const mails: Email[] = [];
  /** The recipients whose mails are refused, with an SMTP code: 451 for now, 550 permanently. */
  const refusals = new Map<string, number | undefined>();
  const addressOf = ({ to }: Email) => to?.[0]?.address ?? '';
  const server = await startMailServer(async (content) => {
    const mail = await PostalMime.parse(content);
    const responseCode = refusals.get(addressOf(mail));
    if (responseCode !== undefined) return Object.assign(new Error('Refused'), { responseCode });
    mails.push(mail);
    return null;
  });
  const mailsTo = (address: string) => mails.filter((mail) => addressOf(mail) === address);
  return { refusals, mailsTo, close: () => new Promise<void>((done) => server.close(done)) };
}

export type AcceptingDealer = ReturnType<typeof anAcceptingDealer>;

/** A dealer who may accept requests. */
function anAcceptingDealer(mailbox: Mailbox) {
  const dealer = aDealer();
  const to = `sales@${dealer.host}`;
  /** The fields of a stored request. */
  const read = async (id: string) => (await dealer.requests.doc(id).get()).data();
  return {
    ...dealer,
    to,
    read,
    accept: async () => {
      await dealer.put({
        metadata: { ...someMetadata, acceptsRequests: true },
        vehicles: { c1: aVehicle() },
      });
      await dealer.settings.set({ timeZone: 'America/Chicago', requests: { to, format: 'adf' } });
    },
    /** The stored requests. */
    readAll: async () => (await dealer.requests.get()).docs.map((item) => item.data()),
    /** Waits until the request's delivery is as expected. */
    expectDelivery: (id: string, delivery: object) =>
      expect(async () => {
        expect(await read(id)).toMatchObject({ delivery });
      }).toPass({ intervals: [50], timeout: 30_000 }),
    /** Has the mail server refuse the dealer's mails with an SMTP code, until it is called without one. */
    refuseMails: (code?: number) => mailbox.refusals.set(to, code),
    mails: () => mailbox.mailsTo(to),
  };
}

/** `site` is the dealer's site as Hosting serves it. Only Google Maps and the mail server are mocked. */
export const test = e2e.extend<{ dealer: AcceptingDealer }, { mailbox: Mailbox }>({
  documents: {},
  mailbox: [
    async ({ browserName: _ }, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  dealer: async ({ mailbox, documents }, use) => {
    const dealer = anAcceptingDealer(mailbox);
    await dealer.put(documents);
    await use(dealer);
  },
  server: async ({ context: _ }, use) => use(),
});

export { expect };
