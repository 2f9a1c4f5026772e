import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext, useEffect } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import styled from 'styled-components';
import { sizeOf, viewports } from '../stories/fixtures/viewports.ts';
import { StoryLink } from '../stories/workshop/StoryLink.tsx';
import { SourceFile } from './SourceFile.tsx';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];
type FrameSize = { width: number; height: number };

/** The size of the frame that a story needs, or undefined if it can be rendered within the page. */
function frameOf(story: PreparedStory): FrameSize | undefined {
  const isPage = story.parameters['layout'] === 'fullscreen';
  const { inline = !isPage, height = isPage ? '720px' : '480px' } = story.parameters['docs']?.story ?? {};
  // A story pins its viewport with `...at('narrow')`.
  const pinned = story.storyGlobals['viewport'] as { value: keyof typeof viewports } | undefined;
  if (pinned === undefined && inline) return undefined;
  const size = sizeOf(viewports[pinned?.value ?? 'wide']);
  return { width: size.width, height: Math.min(size.height, Number.parseInt(height, 10)) };
}

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
  margin-bottom: 40px;
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

/** A story in a page of its own, so that media queries and fixed elements see the frame's size. */
function FramedStory({ story, frame: { width, height } }: { story: PreparedStory; frame: FrameSize }) {
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

/**
 * The docs page of a component or screen: the first story with its controls, the source, then each other state at its own width. A
 * story that depends on the viewport, or is too tall to be part of the page, is in a frame.
 */
export function DocsPage() {
  const { channel, componentStories } = useContext(DocsContext);
  const [first, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  useEffect(() => {
    // Storybook's controls show a choice's label after an update, but not at first.
    if (first !== undefined) channel.emit(UPDATE_STORY_ARGS, { storyId: first.id, updatedArgs: {} });
  }, [channel, first]);
  if (first === undefined) return null;
  const frame = frameOf(first);
  const storyFile = String(first.parameters['fileName']).replace(/^.*?(?=stories\/)/, '');
  return (
    <>
      <Title />
      <Description of="meta" />
      {frame === undefined ? <Primary /> : <FramedStory story={first} frame={frame} />}
      {frame === undefined ? <Controls /> : <ArgTypes />}
      <SourceFile label="Source" path={storyFile.replace(/^stories(.+)\.stories\.tsx$/, 'src$1.tsx')} />
      <SourceFile label="Usage" path={storyFile} />
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => {
        const storyFrame = frameOf(story);
        return storyFrame === undefined ? (
          <DocsStory key={story.id} of={story.moduleExport} expanded />
        ) : (
          <section key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <FramedStory story={story} frame={storyFrame} />
          </section>
        );
      })}
    </>
  );
}
