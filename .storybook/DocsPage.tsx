import {
  AnchorMdx,
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext, useEffect } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import styled from 'styled-components';
import { sizeOf, viewports } from '../stories/fixtures/viewports.ts';
import { SourceFile, StyledDescription, UsedTokens } from './SourceFile.tsx';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];
type FrameSize = { width: number; height: number };

/** The size of the frame that a story needs, or undefined if it can be rendered within the page. */
function frameOf(story: PreparedStory): FrameSize | undefined {
  const isPage = story.parameters['layout'] === 'fullscreen';
  const { inline = !isPage } = story.parameters['docs']?.story ?? {};
  const height = Number(story.parameters['frameHeight'] ?? (isPage ? 720 : 480));
  // A story pins its viewport with `...at('narrow')`.
  const pinned = story.storyGlobals['viewport'] as { value: keyof typeof viewports } | undefined;
  if (pinned === undefined && inline) return undefined;
  const size = sizeOf(viewports[pinned?.value ?? 'wide']);
  return { width: size.width, height: Math.min(size.height, height) };
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
    /* The quotient of two lengths, which calc() cannot compute in every browser. */
    scale: ${({ $width }) => `tan(atan2(100cqi, ${$width}px))`};
  }
`;

/** Has the same spacing as Storybook's own stories. */
const Block = styled.section`
  padding-bottom: 64px;
`;

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 24px;
`;

/** A story in a page of its own, so that media queries and fixed elements see the frame's size. */
function FramedStory({ story, frame: { width, height } }: { story: PreparedStory; frame: FrameSize }) {
  const { theme, motion, textSize } = useContext(DocsContext).getStoryContext(story)['globals'];
  const globals = `theme:${theme};motion:${motion};textSize:${textSize}`;
  const url = new URLSearchParams({ id: story.id, viewMode: 'story', globals });
  return (
    <>
      <Caption>
        <AnchorMdx href={`./?path=/story/${story.id}`} target="_top">
          Open
        </AnchorMdx>
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
 * The docs page of a component or screen: the first story with its controls, when to use it (the parameter `usage`, beside
 * stories tagged `usage`), the source, then each other state at its own width. A story that depends on the viewport, or is
 * too tall to be part of the page, is in a frame.
 */
export function DocsPage() {
  const { channel, componentStories } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const examples = stories.filter(({ tags }) => tags.includes('usage'));
  const [first, ...others] = stories.filter((story) => !examples.includes(story));
  useEffect(() => {
    // Storybook's controls show a choice's label after an update, but not at first.
    if (first !== undefined) channel.emit(UPDATE_STORY_ARGS, { storyId: first.id, updatedArgs: {} });
  }, [channel, first]);
  if (first === undefined) return null;
  const frame = frameOf(first);
  const usage: unknown = first.parameters['usage'];
  const storyFile = String(first.parameters['fileName']).replace(/^.*?(?=stories\/)/, '');
  const sourceFile = storyFile.replace(/^stories(.+)\.stories\.tsx$/, 'src$1.tsx');
  return (
    <>
      <Title />
      <Description of="meta" />
      <StyledDescription path={sourceFile} />
      {frame === undefined ? <Primary /> : <FramedStory story={first} frame={frame} />}
      {frame === undefined ? <Controls /> : <ArgTypes />}
      {typeof usage === 'string' && <Markdown>{usage}</Markdown>}
      {examples.length > 0 && (
        <SideBySide>
          {examples.map((story) => (
            <DocsStory key={story.id} of={story.moduleExport} withToolbar={false} />
          ))}
        </SideBySide>
      )}
      <Block>
        <UsedTokens path={sourceFile} />
        <SourceFile label="Source" path={sourceFile} />
        <SourceFile label="Stories" path={storyFile} />
      </Block>
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => {
        const storyFrame = frameOf(story);
        return storyFrame === undefined ? (
          <DocsStory key={story.id} of={story.moduleExport} expanded />
        ) : (
          <Block key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <FramedStory story={story} frame={storyFrame} />
          </Block>
        );
      })}
    </>
  );
}
