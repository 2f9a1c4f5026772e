import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PhotoDialog } from '../../../src/components/gallery/PhotoDialog.tsx';
import { portraitPhoto } from '../../fixtures/photos.ts';
import statesMeta from './PhotoDialog.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Gallery/PhotoDialog/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const failOnce = () => http.get('/photos/late.svg', () => HttpResponse.error(), { once: true });

/** As when two requests fail offline, and one more just after the connection has returned. */
export const RequestsAPhotoOnceMoreAfterAnOutage: Story = {
  args: { photos: ['/photos/late.svg'], index: 0 },
  parameters: {
    msw: [failOnce(), failOnce(), failOnce(), http.get('/photos/late.svg', async () => fetch(portraitPhoto))],
  },
  render: function WithOutage({ onFail, ...args }) {
    const [missing, setMissing] = useState(args.missing);
    useEffect(() => {
      const forget = () => setMissing(new Set());
      addEventListener('online', forget);
      return () => removeEventListener('online', forget);
    }, []);
    return (
      <PhotoDialog
        {...args}
        missing={missing}
        onFail={(url) => {
          onFail(url);
          setMissing(new Set([url]));
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce());
    dispatchEvent(new Event('online'));
    const photo = () => canvas.getByRole<HTMLImageElement>('img', { name: args.name });
    await waitFor(() => expect(photo().naturalHeight).toBeGreaterThan(0));
    await expect(args.onFail).toHaveBeenCalledOnce();
  },
};
