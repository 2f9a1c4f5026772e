import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import styled from 'styled-components';
import { StoryLink } from '../../stories/workshop/StoryLink.tsx';

type DocsContextValue = ContextType<typeof DocsContext>;
export type PreparedStory = ReturnType<DocsContextValue['componentStories']>[number];

const Caption = styled.p`
  && {
    display: flex;
    gap: 16px;
    margin: 0 0 12px;
  }

  && > * {
    font-size: 14px;
  }
`;

/** A viewport, scaled down if it is wider than the page. */
const Frame = styled.div<{ $width: number; $height: number }>`
  container-type: inline-size;
  overflow: hidden;
  width: ${({ $width }) => `min(100%, ${$width}px)`};
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  border-radius: 4px;
  box-shadow: 0 0 0 1px color-mix(in srgb, currentcolor 20%, transparent);

  > iframe {
    width: ${({ $width }) => $width}px;
    height: ${({ $height }) => $height}px;
    border: 0;
    transform-origin: 0 0;
    /* The quotient of two lengths, which not every browser divides. */
    scale: ${({ $width }) => `tan(atan2(100cqi, ${$width}px))`};
  }
`;

export type FramedStoryProps = { story: PreparedStory; width: number; height: number };

/** A story in a page of its own, so that media queries and fixed elements see the frame's size. */
export function FramedStory({ story, width, height }: FramedStoryProps) {
  const { theme, motion } = useContext(DocsContext).getStoryContext(story)['globals'];
  const globals = `theme:${theme};motion:${motion}`;
  const url = new URLSearchParams({ id: story.id, viewMode: 'story', globals });
  return (
    <>
      <Caption>
        <StoryLink page={`/story/${story.id}`}>Open</StoryLink>
        <span>{`${width} × ${height} px`}</span>
      </Caption>
      <Frame $width={width} $height={height}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
        <iframe src={`iframe.html?${url}`} title={story.name} loading="lazy" />
      </Frame>
    </>
  );
}
