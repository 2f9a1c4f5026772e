import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { PhotoDialog, type PhotoDialogProps } from '../../../src/components/gallery/PhotoDialog.tsx';
import { usePictures } from '../../../src/loading/usePictures.ts';
import { portraitPhoto } from '../../fixtures/photos.ts';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import statesMeta from './PhotoDialog.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Gallery/PhotoDialog',
  tags: ['!autodocs'],
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const url = '/photos/late-in-dialog.svg';
const urls = [url];

/** A dialog with the pictures of a gallery. */
function DialogOffline(props: PhotoDialogProps) {
  const [photos] = usePictures(urls, false);
  return <PhotoDialog {...props} photos={photos} />;
}

/** As when two requests fail offline, and one more just after the connection has returned. */
export const RequestsAPhotoOnceMoreAfterAnOutage: Story = {
  args: { index: 0 },
  parameters: {
    msw: [
      ...[1, 2, 3].map(() => http.get(url, () => HttpResponse.error(), { once: true })),
      http.get(url, () => fetch(portraitPhoto)),
    ],
  },
  render: (args) => <DialogOffline {...args} />,
  play: async ({ args, canvas }) => {
    const photo = () => canvas.getByRole<HTMLImageElement>('img', { name: args.name });
    await waitFor(() => expect(photo()).not.toHaveAttribute('src'));
    await waitFor(() => {
      // Until React listens to it.
      dispatchEvent(new Event('online'));
      return expect(photo()).toHaveAttribute('src');
    });
    await waitFor(() => expect(photo().naturalHeight).toBeGreaterThan(0));
  },
};

/** Otherwise, the photo would have the size of the other one until it has loaded, and a failure would count for both. */
export const ShowsAnotherPhotoInANewElement: Story = {
  ...changingArgs<typeof PhotoDialog>({}, { photos: statesMeta.args.photos.slice(1) }),
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: /photo 2 of 4/ });
    showNextValue(canvas);
    await expect(canvas.getByRole('img', { name: /photo 2 of 3/ })).not.toBe(photo);
  },
};
