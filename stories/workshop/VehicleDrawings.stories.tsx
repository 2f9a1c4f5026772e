import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/components/theme/tokens.ts';
import { VehicleSheet } from './VehicleSheet.tsx';

const meta = {
  title: 'Workshop/Vehicle drawings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { parameters }) => (
    <div style={{ colorScheme: String(parameters['scheme']), background: theme.color.canvas }}>
      <VehicleSheet />
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { parameters: { scheme: 'light' } };

export const Dark: Story = { parameters: { scheme: 'dark' } };
