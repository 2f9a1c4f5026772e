import styled from 'styled-components';

/** Without a width, the viewport is as wide as the page. A wider one is scaled down to the page. */
type Viewport = { $width: number | undefined; $height: number };

const Frame = styled.div<Viewport>`
  container-type: inline-size;
  overflow: hidden;
  width: ${({ $width }) => ($width === undefined ? '100%' : `min(100%, ${$width}px)`)};
  height: ${({ $width, $height }) => ($width === undefined ? `${$height}px` : 'auto')};
  aspect-ratio: ${({ $width, $height }) => ($width === undefined ? 'auto' : `${$width} / ${$height}`)};
  border-radius: 4px;
  box-shadow: 0 0 0 1px color-mix(in srgb, currentcolor 20%, transparent);

  > iframe {
    width: ${({ $width }) => ($width === undefined ? '100%' : `${$width}px`)};
    height: ${({ $height }) => $height}px;
    border: 0;
    transform-origin: 0 0;
    /* The quotient of two lengths, which not every browser divides. */
    scale: ${({ $width }) => ($width === undefined ? 1 : `tan(atan2(100cqi, ${$width}px))`)};
  }
`;

export type StoryFrameProps = {
  id: string;
  name: string;
  width?: number | undefined;
  height: number;
  /** The toolbar's globals, such as `theme:dark`. */
  globals: string;
};

/** A story in a page of its own, so that media queries and fixed elements see the frame's size. */
export function StoryFrame({ id, name, width, height, globals }: StoryFrameProps) {
  const url = new URLSearchParams({ id, viewMode: 'story', globals });
  return (
    <Frame $width={width} $height={height}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
      <iframe src={`iframe.html?${url}`} title={name} loading="lazy" />
    </Frame>
  );
}
