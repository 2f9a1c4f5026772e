import { getDoc, setDoc } from 'firebase/firestore';
import { requestsPath, settingsPath } from '../../src/data/documents/paths.ts';
import { aVehicle, Dealer, someMetadata } from '../e2e/dealer.ts';
import { emulators } from '../../tools/emulators/addresses.ts';
import { expect, test as e2e } from '../e2e/fixtures.ts';
import { siteOn, urlOf } from '../e2e/site.ts';
import { Mailbox } from './mailbox.ts';

/** A dealer who may accept requests. */
export class AcceptingDealer extends Dealer {
  readonly #mailbox: Mailbox;
  readonly to = `sales@${this.host}`;

  constructor(mailbox: Mailbox) {
    super();
    this.#mailbox = mailbox;
  }

  async accept(format: 'adf' | 'text'): Promise<void> {
    await this.put({ metadata: { ...someMetadata, acceptsRequests: true }, vehicles: { c1: aVehicle() } });
    const requests = { to: this.to, format };
    await setDoc(this.at(settingsPath), { timeZone: 'America/Chicago', requests });
  }

  /** The stored requests. */
  async requests(): Promise<object[]> {
    return (await this.readAll(requestsPath)).map((item) => item.data());
  }

  async read(id: string) {
    return (await getDoc(this.at(requestsPath, id))).data();
  }

  /** Waits until the request's delivery is as expected. */
  async expectDelivery(id: string, delivery: object): Promise<void> {
    await expect(async () => {
      expect(await this.read(id)).toMatchObject({ delivery });
    }).toPass({ intervals: [50], timeout: 30_000 });
  }

  /** Has the mail server refuse the dealer's mails with an SMTP code, until it is called without one. */
  refuseMails(code?: number): void {
    this.#mailbox.refusals.set(this.to, code);
  }

  get mails() {
    return this.#mailbox.mailsTo(this.to);
  }
}

/** `site` is the dealer's site as Hosting serves it. Nothing is mocked but Google Maps and the mail server. */
export const test = e2e.extend<{ dealer: AcceptingDealer }, { mailbox: Mailbox }>({
  documents: {},
  mailbox: [
    async ({ browserName: _ }, use) => {
      const mailbox = new Mailbox();
      await mailbox.start();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  dealer: async ({ mailbox, documents }, use) => {
    const dealer = new AcceptingDealer(mailbox);
    await dealer.put(documents);
    await use(dealer);
  },
  site: async ({ context, page, dealer, browserErrors }, use) => {
    const emulatorOrigins = [emulators.auth, `http://${emulators.firestore}`];
    await browserErrors.watch(context, new URL(urlOf(dealer)), emulatorOrigins);
    await use(siteOn(page, dealer, browserErrors));
  },
});

export { expect };
