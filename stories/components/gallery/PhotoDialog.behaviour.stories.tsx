import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { PhotoDialog } from '../../../src/components/gallery/PhotoDialog.tsx';
import { portraitPhoto } from '../../fixtures/photos.ts';
import { showNextValue, ValueStepper } from '../../fixtures/ValueStepper.tsx';
import statesMeta from './PhotoDialog.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Gallery/PhotoDialog/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const url = '/photos/late-in-dialog.svg';
const none = new Set<string>();

/** As when two requests fail offline, and one more just after the connection has returned. */
export const RequestsAPhotoOnceMoreAfterAnOutage: Story = {
  args: { photos: [url], index: 0 },
  parameters: {
    msw: [
      ...[1, 2, 3].map(() => http.get(url, () => HttpResponse.error(), { once: true })),
      http.get(url, () => fetch(portraitPhoto)),
    ],
  },
  render: (args) => (
    <ValueStepper values={[none, new Set([url]), none]}>
      {(missing) => <PhotoDialog {...args} missing={missing} />}
    </ValueStepper>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce());
    showNextValue(canvas);
    showNextValue(canvas);
    const photo = () => canvas.getByRole<HTMLImageElement>('img', { name: args.name });
    await waitFor(() => expect(photo().naturalHeight).toBeGreaterThan(0));
    await expect(args.onFail).toHaveBeenCalledOnce();
  },
};
