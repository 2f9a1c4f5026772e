import { aVehicle, Dealer, someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test('each host name has its own metadata and inventory', async ({ newVisitor }) => {
  const alpha = new Dealer();
  const beta = new Dealer();
  await alpha.putMetadata(someMetadata);
  await beta.putMetadata({ ...someMetadata, dealerName: 'Beta Motors' });
  await alpha.putVehicle('a1', aVehicle({ model: 'CX-3' }));
  await beta.putVehicle('a1', aVehicle({ model: 'MX-5' }));

  const [first, second] = await Promise.all([newVisitor(alpha), newVisitor(beta)]);
  await Promise.all([first.open(), second.open()]);
  await expect(first.heading).toHaveText('Alpha Autos');
  await expect(first.cardNames).toHaveText(['2022 Mazda CX-3']);
  await expect(second.heading).toHaveText('Beta Motors');
  await expect(second.cardNames).toHaveText(['2022 Mazda MX-5']);

  await alpha.putVehicle('b2', aVehicle({ model: 'CX-30' }));
  await beta.changePrice('a1', 9900);
  await expect(second.cards.getByText('$9,900')).toBeVisible();
  await expect(first.cardNames).toHaveText(['2022 Mazda CX-3', '2022 Mazda CX-30']);
  await expect(second.cards).toHaveCount(1);
});
