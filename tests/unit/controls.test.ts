import { expect, it } from 'vitest';
import { chooseControls, nameChoices } from '../../.storybook/controls.ts';
import { aVehicle } from '../../stories/fixtures/vehicles.ts';

it('a select shows the choice that equals the story’s value, or that value itself', () => {
  const photos = { status: 'ready', value: ['/own.jpg'] };
  const summary = { status: 'loading' };
  const initialArgs = { vehicle: aVehicle(), summary, photos, color: 'Own Red', bodyStyle: false };
  const context = { initialArgs, argTypes: {} } as unknown as Parameters<typeof nameChoices>[0];
  const argTypes = chooseControls(context);
  expect(nameChoices({ ...context, argTypes })).toEqual({
    vehicle: 'Toyota Camry',
    summary: 'Loading',
    photos: 'As in this story',
    color: 'Own Red',
    bodyStyle: 'None',
  });
  expect(argTypes['photos']).toMatchObject({ mapping: { 'As in this story': photos } });
});
