import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  overflow: hidden;
  max-width: 100%;
  border: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
  border-radius: 4px;

  > iframe {
    border: 0;
    transform-origin: 0 0;
  }
`;

/** The width of an element's content box, as it changes. */
function useContentWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

export type StoryFrameProps = {
  id: string;
  name: string;
  /** The viewport's size. A viewport that is wider than the page is scaled down. Without a width, it is as wide as the page. */
  width?: number | undefined;
  height: number;
  /** The toolbar's globals, such as `theme:dark`. */
  globals: string;
};

/** A story in a page of its own, so that media queries and fixed elements see the frame's size. */
export function StoryFrame({ id, name, width, height, globals }: StoryFrameProps) {
  const [column, available] = useContentWidth();
  const scale = width === undefined ? 1 : Math.min(1, available / width);
  const url = new URLSearchParams({ id, viewMode: 'story', globals });
  return (
    <div ref={column}>
      {available > 0 && (
        <Frame style={{ width: width === undefined ? '100%' : width * scale, height: height * scale }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
          <iframe
            src={`iframe.html?${url}`}
            title={name}
            loading="lazy"
            style={{ width: width ?? '100%', height, scale: `${scale}` }}
          />
        </Frame>
      )}
    </div>
  );
}
