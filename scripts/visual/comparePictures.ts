import type { Page } from 'playwright';

export type Difference = {
  pixels: number;
  /** A PNG of the later picture, faded, with the changed pixels in red. */
  picture: Buffer;
};

/** Compares two PNGs pixel by pixel, by means of a page of the browser. Nothing when they show the same. */
export async function comparePictures(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const { pixels, picture } = await page.evaluate(compareInPage, {
    before: before.toString('base64'),
    after: after.toString('base64'),
  });
  return pixels === 0 ? undefined : { pixels, picture: Buffer.from(picture, 'base64') };
}

/** Sent to the browser as text, so it may not use anything from outside of itself. */
async function compareInPage(pictures: { before: string; after: string }) {
  const load = async (base64: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    return image;
  };
  const before = await load(pictures.before);
  const after = await load(pictures.after);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no canvas of this size.');
  // Where a picture has no pixel at all, it is transparent, unlike any pixel of the other.
  const pixelsOf = (image: HTMLImageElement) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  };
  const pixelsBefore = pixelsOf(before);
  const pixelsAfter = pixelsOf(after);
  context.fillStyle = 'rgb(255 255 255 / 0.75)';
  context.fillRect(0, 0, width, height);
  const drawn = context.getImageData(0, 0, width, height);
  const target = new Uint32Array(drawn.data.buffer);
  const red = new Uint32Array(new Uint8ClampedArray([214, 0, 54, 255]).buffer)[0] ?? 0;
  let pixels = 0;
  for (let index = 0; index < target.length; index += 1) {
    if (pixelsBefore[index] === pixelsAfter[index]) continue;
    pixels += 1;
    target[index] = red;
  }
  context.putImageData(drawn, 0, 0);
  return { pixels, picture: canvas.toDataURL('image/png').slice('data:image/png;base64,'.length) };
}
