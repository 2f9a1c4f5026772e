import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaintDot } from '../../../src/components/vehicle/PaintDot.tsx';

const usage = `**Use it** where a vehicle’s colour is named. **Instead**, use the name alone where the paint is
visible, as in a drawing. **Keys**: none.`;

const meta = {
  title: 'Components/Vehicle/PaintDot',
  component: PaintDot,
  parameters: { usage },
  args: { color: 'Navy Blue' },
  render: ({ color }) => (
    <p>
      <PaintDot color={color} />
    </p>
  ),
} satisfies Meta<typeof PaintDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KnownColor: Story = { tags: ['state:filled'] };

export const White: Story = { tags: ['state:filled'], args: { color: 'White' } };

export const UnknownColor: Story = { tags: ['state:sparse'], args: { color: 'Midnight Whisper' } };
