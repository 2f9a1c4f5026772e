import { aDealer, aVehicle, someMetadata } from '../e2e/dealer.ts';
import { expect, test as e2e } from '../e2e/fixtures.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

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
