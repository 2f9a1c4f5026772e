import { getDoc, setDoc } from 'firebase/firestore';
import { requestsPath, settingsPath } from '../../src/data/documents/paths.ts';
import { aVehicle, Dealer, someMetadata } from '../e2e/dealer.ts';
import { expect, test as base } from './fixtures.ts';
import { Mailbox } from './mailbox.ts';

/** A dealer who accepts requests. */
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

/** For tests of requests: a dealer who may accept them, and the mail server that gets their mails. */
export const test = base.extend<{ dealer: AcceptingDealer }, { mailbox: Mailbox }>({
  mailbox: [
    async ({ browserName: _ }, use) => {
      const mailbox = new Mailbox();
      await mailbox.start();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  dealer: async ({ mailbox }, use) => {
    await use(new AcceptingDealer(mailbox));
  },
});

export { expect };
