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
import { useContext, useEffect } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import styled from 'styled-components';
import { sizeOf, viewports } from '../../stories/fixtures/viewports.ts';
import { SourceFile } from './SourceFile.tsx';
import { FramedStory, type PreparedStory } from './FramedStory.tsx';

/** The size of the frame that a story needs, or undefined if it can be rendered within the page. */
function frameOf(story: PreparedStory): { width: number; height: number } | undefined {
  const isPage = story.parameters['layout'] === 'fullscreen';
  const { inline = !isPage, height = isPage ? '720px' : '480px' } = story.parameters['docs']?.story ?? {};
  // A story pins its viewport with `...at('narrow')`.
  const pinned = story.storyGlobals['viewport'] as { value: keyof typeof viewports } | undefined;
  if (pinned === undefined && inline) return undefined;
  const size = sizeOf(viewports[pinned?.value ?? 'wide']);
  return { width: size.width, height: Math.min(size.height, Number.parseInt(height, 10)) };
}

const Others = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  margin-top: 40px;
`;

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
      {frame === undefined ? <Primary /> : <FramedStory story={first} {...frame} />}
      {frame === undefined ? <Controls /> : <ArgTypes />}
      <SourceFile label="Source" path={storyFile.replace(/^stories(.+)\.stories\.tsx$/, 'src$1.tsx')} />
      <SourceFile label="Usage" path={storyFile} />
      {others.length > 0 && (
        <Others>
          <Heading>States</Heading>
          {others.map((story) => {
            const storyFrame = frameOf(story);
            return storyFrame === undefined ? (
              <DocsStory key={story.id} of={story.moduleExport} expanded />
            ) : (
              <section key={story.id}>
                <Subheading>{story.name}</Subheading>
                <Description of={story.moduleExport} />
                <FramedStory story={story} {...storyFrame} />
              </section>
            );
          })}
        </Others>
      )}
    </>
  );
}
