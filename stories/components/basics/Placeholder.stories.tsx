import type { Meta, StoryObj } from '@storybook/react-vite';
import { Placeholder } from '../../../src/components/basics/Placeholder.tsx';

const meta = {
  title: 'Components/Basics/Placeholder',
  component: Placeholder,
  render: (args) => (
    <div style={{ width: 320, height: 24 }}>
      <Placeholder {...args} />
    </div>
  ),
} satisfies Meta<typeof Placeholder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FullWidth: Story = { tags: ['state:loading'] };

export const PartialWidth: Story = { tags: ['state:loading'], args: { $width: '40%' } };
