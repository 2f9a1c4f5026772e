import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { silhouettes } from '../../../src/components/vehicle/silhouettes.ts';
import { VehicleDrawing } from '../../../src/components/vehicle/VehicleDrawing.tsx';
import statesMeta from './VehicleDrawing.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/VehicleDrawing/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Body styles in documents, and their drawings. An unknown one is drawn as a sedan, and what is no car not at all. */
const bodyStyles = [
  ['Sedan', 'sedan'],
  ['SUV', 'suv'],
  ['Compact Crossover', 'suv'],
  ['Crew Cab Pickup', 'truck'],
  ['Truck', 'truck'],
  ['Pick Up', 'truck'],
  ['SuperCrew', 'truck'],
  ['King Cab', 'truck'],
  ['4D Double Cab Short Bed', 'truck'],
  ['Xtracab', 'truck'],
  ['Cab & Chassis', 'truck'],
  ['Utility Truck', 'truck'],
  ['4D Utility', 'suv'],
  ['2-door coupe', 'coupe'],
  ['Hatchback', 'hatchback'],
  ['Sport Wagon', 'wagon'],
  ['Estate', 'wagon'],
  ['Minivan', 'van'],
  ['Cargo Van', 'van'],
  ['Crew Van', 'van'],
  ['Campervan', 'van'],
  ['Convertible', 'convertible'],
  ['Cabriolet', 'convertible'],
  ['Roadster', 'convertible'],
  ['', 'sedan'],
  ['Hovercraft', 'sedan'],
  ['constructor', 'sedan'],
  ['Motorcycle - Cruiser', undefined],
  ['Dirt Bike', undefined],
  ['Utility Trailer', undefined],
  ['Fifth Wheel', undefined],
  ['Truck Camper', undefined],
  ['Motor Home', undefined],
  ['Class A', undefined],
  ['Pontoon Boat', undefined],
  ['Cabin Cruiser', undefined],
  ['ATV', undefined],
  ['Side-by-Side', undefined],
  ['Quad', undefined],
] as const;

export const DrawsTheBodyStyle: Story = {
  render: () => (
    <>
      {bodyStyles.map(([bodyStyle]) => (
        <VehicleDrawing key={bodyStyle} bodyStyle={bodyStyle} title={`A ${bodyStyle}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [bodyStyle, drawn] of bodyStyles) {
      const drawing = canvas.queryByRole('img', { name: `A ${bodyStyle}`.trim() });
      const outlines = [...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
      if (drawn === undefined) await expect(drawing, bodyStyle).toBeNull();
      else await expect(outlines, bodyStyle).toContain(silhouettes[drawn].body);
    }
  },
};

export const KeepsTheWheelsWithinTheLengthOfTheCar: Story = {
  play: async () => {
    for (const { wheels } of Object.values(silhouettes)) {
      const { front, rear, radius } = wheels;
      await expect(front - radius).toBeGreaterThan(40);
      await expect(rear - front).toBeGreaterThan(4 * radius);
      await expect(rear + radius).toBeLessThan(600);
    }
  },
};
