import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { Gallery } from '../../../src/components/gallery/Gallery.tsx';
import { fitInPrint, isPrinted } from '../../fixtures/mediaRules.ts';
import { galleryOf, portraitPhoto, somePhotos } from '../../fixtures/photos.ts';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import statesMeta, { Forty } from './Gallery.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Gallery/Gallery',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Waits until a photo is current, in view and announced. */
async function expectPhoto({ canvas }: Context, place: number, count: number) {
  await waitFor(async () => {
    await expect(canvas.getByRole('status').textContent).toBe(`${place} of ${count}`);
    const photo = canvas.getByRole('button', { name: `Enlarge photo ${place} of ${count}` });
    const { left, width } = photo.getBoundingClientRect();
    const row = (photo.parentElement as Element).getBoundingClientRect();
    await expect(Math.abs(left - row.left)).toBeLessThan(2);
    await expect(Math.abs(width - row.width)).toBeLessThan(2);
  });
}

export const StepsWithButtonsKeysAndThumbnails: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('buttons', async () => {
      await expect(canvas.queryByRole('button', { name: 'Previous photo' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
      await expectPhoto(context, 3, 7);
      await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
      await expectPhoto(context, 2, 7);
    });
    await step('keys, from the photo', async () => {
      canvas.getByRole('button', { name: 'Enlarge photo 2 of 7' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Enlarge photo 3 of 7' })).toHaveFocus();
      // Otherwise, the row scrolls as well.
      await expect(fireEvent.keyDown(document.activeElement as Element, { key: 'End' })).toBe(false);
      await expectPhoto(context, 7, 7);
      await expect(canvas.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
      await expectPhoto(context, 6, 7);
      await userEvent.keyboard('{Home}');
      await expectPhoto(context, 1, 7);
      await userEvent.keyboard('{ArrowLeft}');
      await expectPhoto(context, 1, 7);
    });
    await step('no keys with a modifier', async () => {
      for (const key of ['Alt', 'Control', 'Meta', 'Shift'])
        await userEvent.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
      await expectPhoto(context, 1, 7);
    });
    await step('thumbnails, with one tab stop', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Photo 5' }));
      await expectPhoto(context, 5, 7);
      await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Photo 5');
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Photo 6' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Next photo' })).toHaveFocus();
    });
    await step('the focus stays at the ends', async () => {
      await userEvent.keyboard('{Enter}');
      await expectPhoto(context, 7, 7);
      await expect(canvas.getByRole('button', { name: 'Next photo' })).toHaveFocus();
    });
  },
};

export const PrintsThePhotoInView: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 5' }));
    const photos = await canvas.findAllByRole<HTMLImageElement>('img', { name: /^2017 Toyota Camry/ });
    const [printed, ...others] = photos.filter(isPrinted);
    await expect([printed?.alt, others]).toEqual(['2017 Toyota Camry, photo 5 of 7', []]);
    await expect(printed && fitInPrint(printed)).toBe('contain');
    await expectPhoto(context, 5, 7);
  },
};

/** The browser scrolls the photos in the first frame, and the row corrects it in the next one. */
async function afterResize() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

export const FollowsAScroll: Story = {
  play: async (context) => {
    const { canvas } = context;
    const row = canvas.getByRole('button', { name: 'Enlarge photo 1 of 7' }).parentElement;
    await afterResize(); // In Storybook, the story is hidden until it has mounted.
    row?.scrollTo({ left: 2 * row.clientWidth });
    await expectPhoto(context, 3, 7);
  },
};

export const KeepsThePhotoWhenTheWindowIsResized: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 5' }));
    for (const width of ['320px', '600px', '200px', '']) {
      canvasElement.style.width = width;
      await afterResize();
      await expectPhoto(context, 5, 7);
    }
  },
};

/** Enlarges a photo and waits until it is shown. The first press loads the large view's code. */
async function enlarge({ canvas, userEvent }: Context, place: number) {
  await userEvent.click(canvas.getByRole('button', { name: `Enlarge photo ${place} of 7` }));
  return expectLarge(await canvas.findByRole('dialog', { name: 'Photos of 2017 Toyota Camry' }), place);
}

/** Waits until a photo fills the width or the height of the dialog. */
async function expectLarge(dialog: HTMLElement, place: number) {
  const photo = await within(dialog).findByRole('img', { name: `2017 Toyota Camry, photo ${place} of 7` });
  await waitFor(async () => {
    const box = photo.getBoundingClientRect();
    const room = dialog.querySelector('.yarl__container')?.getBoundingClientRect();
    if (room === undefined) throw new Error('The dialog has no container');
    const isFilled = Math.abs(box.width - room.width) < 2 || Math.abs(box.height - room.height) < 2;
    await expect(isFilled, `${box.width} × ${box.height}`).toBe(true);
    await expect(Math.abs(box.left + box.width / 2 - room.left - room.width / 2)).toBeLessThan(2);
  });
  return { dialog: within(dialog), element: dialog, photo };
}

/** Drags a finger from the middle of an element. */
function drag(element: Element, deltaX: number, deltaY: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const fire = (type: string, part: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 7,
        pointerType: 'touch',
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: x + part * deltaX,
        clientY: y + part * deltaY,
      }),
    );
  fire('pointerdown', 0);
  for (const part of [0.3, 0.6, 1]) fire('pointermove', part);
  fire('pointerup', 1);
}

export const EnlargesThePhoto: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    const { dialog, element } = await enlarge(context, 2);
    const page = document.documentElement;
    await step('the page stays still', () => expect(page).toHaveStyle({ overflowY: 'hidden' }));
    await step('keys, from the start', async () => {
      await expect(element.querySelector('.yarl__container')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expectLarge(element, 3);
      await userEvent.keyboard('{End}');
      await expectLarge(element, 7);
      await userEvent.keyboard('{Home}{ArrowRight>6/}');
      await expectLarge(element, 7);
      await expect(dialog.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
    });
    await step('no keys with a modifier', async () => {
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      await expectLarge(element, 7);
    });
    await step('buttons', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Previous photo' }));
      await expectLarge(element, 6);
      await expect(dialog.getByText('6 / 7')).toBeVisible();
    });
    await step('closing returns to the same photo', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expectPhoto(context, 6, 7);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge photo 6 of 7' })).toHaveFocus());
      await expect(page).not.toHaveStyle({ overflowY: 'hidden' });
    });
  },
};

export const SwipesThroughLargePhotosAndDownToClose: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { element, photo } = await enlarge(context, 1);
    await step('a swipe shows the next photo', async () => {
      drag(photo, -200, 0);
      await expectLarge(element, 2);
    });
    await step('a swipe down closes', async () => {
      drag((await expectLarge(element, 2)).photo, 0, 200);
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expectPhoto(context, 2, 7);
      await expect(canvas.getByRole('button', { name: 'Enlarge photo 2 of 7' })).toHaveFocus();
    });
  },
};

export const ZoomsALargePhoto: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    const { dialog, photo } = await enlarge(context, 1);
    const { width } = photo.getBoundingClientRect();
    const expectZoom = (zoom: number) =>
      waitFor(() => expect(photo.getBoundingClientRect().width / width).toBeCloseTo(zoom, 1));
    await step('two taps, and two to return', async () => {
      await userEvent.dblClick(photo);
      await expectZoom(3);
      await userEvent.dblClick(photo);
      await expectZoom(1);
    });
    await step('buttons', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
      await expectZoom(2);
      await userEvent.click(dialog.getByRole('button', { name: 'Zoom out' }));
      await expectZoom(1);
    });
    await step('keys', async () => {
      await userEvent.keyboard('{Shift>}+{/Shift}');
      await expectZoom(2);
      await userEvent.keyboard('-');
      await expectZoom(1);
    });
  },
};

const missing = ['/photos/gone.jpg', '/photos/lost.jpg'];

export const KeepsEveryPhotoOffline: Story = {
  args: { ...galleryOf([...somePhotos(1), ...missing, portraitPhoto]), isOnline: false },
  ...changingArgs<typeof Gallery>({ isOnline: true, photos: { status: 'loading' } }, {}),
  play: async (context) => {
    const { canvas, canvasElement, step, userEvent } = context;
    showNextValue(canvas);
    const requested = () =>
      missing.filter((url) => canvasElement.querySelector(`img[src="${url}"]`) !== null);
    /** Waits until an action has requested photos again, and the photos have failed again. */
    const expectRequests = async (urls: readonly string[], action: () => unknown) => {
      const seen = new Set<string>();
      const observer = new MutationObserver(() => requested().forEach((url) => seen.add(url)));
      observer.observe(canvasElement, { childList: true, subtree: true });
      await action();
      await waitFor(() => expect([...seen].toSorted()).toEqual(urls));
      await waitFor(() => expect(requested()).toEqual([]));
      observer.disconnect();
    };
    await step('a photo that fails keeps its place', async () => {
      // All thumbnails are requested together.
      const last = () => canvasElement.querySelector<HTMLImageElement>(`img[src="${portraitPhoto}"]`);
      await waitFor(() => expect(last()?.complete).toBe(true));
      await waitFor(() => expect(requested()).toEqual([]));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    });
    await step('it alone is requested again when it becomes current', async () => {
      const next = canvas.getByRole('button', { name: 'Next photo' });
      await expectRequests(missing.slice(0, 1), () => userEvent.click(next));
      await expectPhoto(context, 2, 4);
    });
    await step('all are requested again when the browser is back online', async () => {
      await expectRequests(missing, () => dispatchEvent(new Event('online')));
      await expectPhoto(context, 2, 4);
    });
  },
};

/** As when the connection was lost for a moment. */
export const RequestsAPhotoOnceMoreWhenItFails: Story = {
  args: galleryOf(['/photos/late-in-gallery.svg', ...somePhotos(3)]),
  parameters: {
    msw: [
      http.get('/photos/late-in-gallery.svg', () => HttpResponse.error(), { once: true }),
      http.get('/photos/late-in-gallery.svg', async () => fetch(portraitPhoto)),
    ],
  },
  play: async (context) => {
    const photo = () => context.canvas.getByRole<HTMLImageElement>('img', { name: /photo 1 of 4/ });
    await waitFor(() => expect(photo().naturalHeight).toBeGreaterThan(0));
    await expectPhoto(context, 1, 4);
  },
};

export const LeavesOutPhotosThatFail: Story = {
  args: galleryOf([...missing, ...somePhotos(3)]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectPhoto(context, 1, 3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await expectPhoto(context, 2, 3);
  },
};

export const KeepsItsHeightWhenOnePhotoIsLeft: Story = {
  args: galleryOf(['/photos/gone.jpg', ...somePhotos(1)]),
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.scrollHeight;
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Photo 1' })).not.toBeInTheDocument());
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};

export const ShowsTheLastPhotoWhenLaterOnesAreRemoved: Story = {
  ...changingArgs<typeof Gallery>({}, { photos: { status: 'ready', value: somePhotos(3) } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 6' }));
    await expectPhoto(context, 6, 7);
    showNextValue(canvas);
    // At once, not only when the row has scrolled.
    await expect(canvas.getByRole('status').textContent).toBe('3 of 3');
    await expectPhoto(context, 3, 3);
  },
};

export const RequestsOnlyPhotosThatAreAboutToBeSeen: Story = {
  ...Forty,
  tags: [],
  globals: { motion: 'reduced' }, // no thumbnail passes by
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const requested = () =>
      new Set(
        [...canvasElement.querySelectorAll('img')].map(({ src }) =>
          Number.parseInt(src.split('?')[1] ?? '', 10),
        ),
      );
    await waitFor(() => expect(requested()).toContain(5));
    await expect(Math.max(...requested())).toBeLessThan(12);
    canvas.getByRole('button', { name: 'Enlarge photo 1 of 40' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(requested()).toContain(35));
    await expect([requested().has(5), requested().has(20)]).toEqual([true, false]);
    await expect(canvasElement.querySelectorAll('[inert] > img')).toHaveLength(1);
  },
};
