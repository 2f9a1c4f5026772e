import { collection, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { requestCountPath, requestsPath, salesPath, settingsPath } from '../../src/data/paths.ts';
import { tenantOf } from '../../src/data/tenant.ts';
import { database } from '../../tools/emulators/database.ts';
import { aVehicle, Dealer, someMetadata } from '../e2e/dealer.ts';
import { expect, test as base } from './fixtures.ts';
import { Mailbox } from './mailbox.ts';

/** A dealer who accepts requests. */
export class AcceptingDealer extends Dealer {
  readonly #mailbox: Mailbox;
  readonly to = `sales@${this.host}`;
  readonly #tenant = tenantOf(this.host);
  readonly #items = collection(database, requestsPath(this.#tenant).join('/'));
  readonly countDocument = doc(database, requestCountPath(this.#tenant).join('/'));

  constructor(mailbox: Mailbox) {
    super();
    this.#mailbox = mailbox;
  }

  async accept(format: 'adf' | 'text'): Promise<void> {
    await this.putMetadata({ ...someMetadata, acceptsRequests: true });
    await this.putSettings({ timeZone: 'America/Chicago', requests: { to: this.to, format } });
    await this.putVehicle('c1', aVehicle());
  }

  putSettings(settings: object): Promise<void> {
    return setDoc(doc(database, settingsPath(this.#tenant).join('/')), settings);
  }

  putSale(id: string, fields: object): Promise<void> {
    return setDoc(doc(database, salesPath(this.#tenant).join('/'), id), fields);
  }

  async read(id: string) {
    return (await getDoc(doc(this.#items, id))).data();
  }

  async readAll(): Promise<object[]> {
    return (await getDocs(this.#items)).docs.map((item) => item.data());
  }

  /** Waits until the request's delivery is as expected. */
  async expectDelivery(id: string, delivery: object): Promise<void> {
    await expect(async () => {
      expect(await this.read(id)).toMatchObject({ delivery });
    }).toPass({ intervals: [50], timeout: 30_000 });
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
