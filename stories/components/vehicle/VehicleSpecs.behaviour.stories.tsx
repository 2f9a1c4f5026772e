import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta, { Sparse, Empty } from './VehicleSpecs.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/VehicleSpecs/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAllFields: Story = {
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent?.trim());
    await expect(labels).toEqual(['Mileage', 'Body style', 'Color', 'Year']);
    await expect(values).toEqual(['38,420 mi', 'Sedan', 'Silver', '2020']);
  },
};

export const OmitsMissingFields: Story = {
  ...Sparse,
  tags: [],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getByRole('definition')).toHaveTextContent('Sedan');
  },
};

export const RendersNothingWhenAllFieldsAreMissing: Story = {
  ...Empty,
  tags: [],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};
