import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** Ends all connections to Firestore so that the page does not notice, as iOS does in the background. */
    cutConnections: () => void;
  }
}

function makeConnectionsCuttable(): void {
  let cuts = 0;
  const never = new Promise<never>(() => {});
  const originalFetch = window.fetch;
  window.cutConnections = () => {
    cuts += 1;
  };
  window.fetch = async (input, init) => {
    const before = cuts;
    const unlessCut = <Value>(value: Value): Value | Promise<never> => (cuts === before ? value : never);
    const { body, status, headers } = await unlessCut(await originalFetch(input, init));
    const reader = body?.getReader();
    const pull = async (controller: ReadableStreamDefaultController) => {
      const { done, value } = await unlessCut((await reader?.read()) ?? { done: true, value: undefined });
      if (done) controller.close();
      else controller.enqueue(value);
    };
    return new Response(body && new ReadableStream({ pull }), { status, headers });
  };
}

test('is live again at once when it leaves the background with dead connections', async ({
  dealer,
  site,
  newVisitor,
}) => {
  await site.page.addInitScript(makeConnectionsCuttable);
  await site.open();
  await expect(site.cards.getByText('$26,450')).toBeVisible();
  await dealer.changePrice('a1', 25_000);
  await expect(site.cards.getByText('$25,000')).toBeVisible();

  await site.page.evaluate(() => window.cutConnections());
  await dealer.changePrice('a1', 19_990);
  const other = await newVisitor();
  await other.open();
  await expect(other.cards.getByText('$19,990')).toBeVisible();
  await expect(site.cards.getByText('$25,000')).toBeVisible();

  await site.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(site.cards.getByText('$19,990')).toBeVisible();
});
